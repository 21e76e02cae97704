// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { UnfinishedTexts } from '../../model/texts/textTypes.ts';
import { unfinished as en } from '../en/unfinished.ts';
import { unfinished as de } from '../de/unfinished.ts';
import { unfinished as fr } from '../fr/unfinished.ts';
import { unfinished as es } from '../es/unfinished.ts';
import { unfinished as pt } from '../pt/unfinished.ts';
import { unfinished as it } from '../it/unfinished.ts';
import { unfinished as nl } from '../nl/unfinished.ts';
import { unfinished as ja } from '../ja/unfinished.ts';
import { unfinished as ar } from '../ar/unfinished.ts';

export const UNFINISHED_TEXTS: Readonly<Record<Language, UnfinishedTexts>> = {
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
