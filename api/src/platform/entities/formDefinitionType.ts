import { JsonType, p } from '@mikro-orm/core';
import { upgradeFormDefinition, type FormDefinition } from '@inlay/sdk/model';

/** A JSON column of form definitions of any version, read in the newest shape (decision 140). */
class FormDefinitionType extends JsonType {
  override convertToJSValue(value: unknown): FormDefinition {
    return upgradeFormDefinition(value);
  }
}

/** The column of a form definition. */
export const definitionColumn = () => p.type(FormDefinitionType).$type<FormDefinition>();
