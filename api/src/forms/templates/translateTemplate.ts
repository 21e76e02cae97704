import type { Language } from '@inlay/sdk/model';
import { TEMPLATE_TEXTS } from '@inlay/sdk/server-texts';
import type { BuiltInTemplate } from './builtIn/index.ts';

/** A built-in template as it reads in a language. */
type Translated = Omit<BuiltInTemplate, 'category' | 'description'> & {
  category: string;
  description: string;
};

/** Returns a text of the gallery in a language; another text stays as it is. */
export function translateTemplateText(text: string, language: Language): string {
  if (language === 'en') return text;
  const texts: Readonly<Record<string, string>> = TEMPLATE_TEXTS[language];
  return Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}

/** Returns a built-in template with its name, description and category in a language; its questions stay English. */
export function translateTemplate(template: BuiltInTemplate, language: Language): Translated {
  const { id, category, description, definition } = template;
  return {
    id,
    category: translateTemplateText(category, language),
    description: translateTemplateText(description, language),
    definition: { ...definition, title: translateTemplateText(definition.title, language) },
  };
}
