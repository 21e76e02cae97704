// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import { close as en } from '../en/loader.ts';
import { close as de } from '../de/loader.ts';
import { close as fr } from '../fr/loader.ts';
import { close as es } from '../es/loader.ts';
import { close as pt } from '../pt/loader.ts';
import { close as it } from '../it/loader.ts';
import { close as nl } from '../nl/loader.ts';
import { close as ja } from '../ja/loader.ts';
import { close as ar } from '../ar/loader.ts';

export const CLOSE_TEXTS: Readonly<Record<Language, string>> = {
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
