// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { ResultTexts } from '../../model/results/resultTexts.ts';
import { results as en } from '../en/results.ts';
import { results as de } from '../de/results.ts';
import { results as fr } from '../fr/results.ts';
import { results as es } from '../es/results.ts';
import { results as pt } from '../pt/results.ts';
import { results as it } from '../it/results.ts';
import { results as nl } from '../nl/results.ts';
import { results as ja } from '../ja/results.ts';
import { results as ar } from '../ar/results.ts';

export const RESULT_TEXTS: Readonly<Record<Language, ResultTexts>> = {
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
