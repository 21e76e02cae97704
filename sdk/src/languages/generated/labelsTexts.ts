// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { LabelWords } from '../../model/texts/textTypes.ts';
import { labels as en } from '../en/labels.ts';
import { labels as de } from '../de/labels.ts';
import { labels as fr } from '../fr/labels.ts';
import { labels as es } from '../es/labels.ts';
import { labels as pt } from '../pt/labels.ts';
import { labels as it } from '../it/labels.ts';
import { labels as nl } from '../nl/labels.ts';
import { labels as ja } from '../ja/labels.ts';
import { labels as ar } from '../ar/labels.ts';

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = {
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
