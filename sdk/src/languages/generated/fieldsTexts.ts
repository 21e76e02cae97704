// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { FieldTexts } from '../../model/texts/fieldTexts.ts';
import { fields as en } from '../en/fields.ts';
import { fields as de } from '../de/fields.ts';
import { fields as fr } from '../fr/fields.ts';
import { fields as es } from '../es/fields.ts';
import { fields as pt } from '../pt/fields.ts';
import { fields as it } from '../it/fields.ts';
import { fields as nl } from '../nl/fields.ts';
import { fields as ja } from '../ja/fields.ts';
import { fields as ar } from '../ar/fields.ts';

export const FIELD_TEXTS: Readonly<Record<Language, FieldTexts>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  ar,
};
