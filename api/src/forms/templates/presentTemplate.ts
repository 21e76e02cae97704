import { fieldsOf, type FormDefinition, type Language } from '@inlay/sdk/model';
import type { Template } from '../../platform/contract/index.ts';
import { translateTemplate, translateTemplateText } from './translateTemplate.ts';
import type { BuiltInTemplate } from './builtIn/index.ts';
import type { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';

/** Presents a built-in template in a language. */
export function presentBuiltInTemplate(template: BuiltInTemplate, language: Language): Template {
  const { id, category, description, definition } = translateTemplate(template, language);
  return { id, isBuiltIn: true, name: definition.title, description, category, ...presentParts(definition) };
}

/** Presents a template of the actor; one in a category of the gallery stands there in each language. */
export function presentTemplate(template: FormTemplate, language: Language): Template {
  const { id, name, description, definition } = template;
  const category = translateTemplateText(template.category, language);
  return { id, isBuiltIn: false, name, description, category, ...presentParts(definition) };
}

const presentParts = (definition: FormDefinition) => ({
  fieldCount: fieldsOf(definition).length,
  definition,
});
