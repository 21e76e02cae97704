import { fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import type { Template } from '../contract/index.ts';
import type { BuiltInTemplate } from './builtIn/builtInTemplate.ts';
import type { FormTemplate } from '../entities/formTemplate.entity.ts';

/** Presents a built-in template. */
export function presentBuiltInTemplate(template: BuiltInTemplate): Template {
  const { id, category, description, definition } = template;
  return { id, isBuiltIn: true, name: definition.title, description, category, ...presentParts(definition) };
}

/** Presents a template of the actor. */
export function presentTemplate(template: FormTemplate): Template {
  const { id, name, description, category, definition } = template;
  return { id, isBuiltIn: false, name, description, category, ...presentParts(definition) };
}

const presentParts = (definition: FormDefinition) => ({
  fieldCount: fieldsOf(definition).length,
  definition,
});
