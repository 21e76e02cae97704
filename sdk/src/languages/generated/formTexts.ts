// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { Texts } from '../../model/answers/messages.ts';
import { form as en } from '../en/form.ts';
import { form as de } from '../de/form.ts';
import { form as fr } from '../fr/form.ts';
import { form as es } from '../es/form.ts';
import { form as pt } from '../pt/form.ts';
import { form as it } from '../it/form.ts';
import { form as nl } from '../nl/form.ts';
import { form as ja } from '../ja/form.ts';
import { form as ar } from '../ar/form.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = {
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
