// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { TemplateTexts } from '../../model/texts/textTypes.ts';
import { templates as de } from '../de/templates.ts';
import { templates as fr } from '../fr/templates.ts';
import { templates as es } from '../es/templates.ts';
import { templates as pt } from '../pt/templates.ts';
import { templates as it } from '../it/templates.ts';
import { templates as nl } from '../nl/templates.ts';
import { templates as ja } from '../ja/templates.ts';
import { templates as ar } from '../ar/templates.ts';

export const TEMPLATE_TEXTS: Readonly<Record<Exclude<Language, 'en'>, TemplateTexts>> = {
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  ar,
};
