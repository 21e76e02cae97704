import { JsonType, p, type Platform } from '@mikro-orm/core';
import { oldestShape, upgradeFormDefinition, type FormDefinition } from '@inlay/sdk/model';

/**
 * A JSON column of form definitions of any version, read in the newest shape (decision 140) and written in
 * the oldest that says the same (decision 211).
 */
class FormDefinitionType extends JsonType {
  override convertToDatabaseValue(value: unknown, platform: Platform): string | null {
    return super.convertToDatabaseValue(oldestShape(value as FormDefinition), platform);
  }

  override convertToJSValue(value: unknown): FormDefinition {
    return upgradeFormDefinition(value);
  }
}

/** The column of a form definition. */
export const definitionColumn = () => p.type(FormDefinitionType).$type<FormDefinition>();
