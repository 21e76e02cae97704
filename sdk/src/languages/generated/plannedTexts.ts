// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';
import { common as enCommon, questions as enQuestions, rows as enRows } from '../en/planned.ts';
import { common as deCommon, questions as deQuestions, rows as deRows } from '../de/planned.ts';
import { common as frCommon, questions as frQuestions, rows as frRows } from '../fr/planned.ts';
import { common as esCommon, questions as esQuestions, rows as esRows } from '../es/planned.ts';
import { common as ptCommon, questions as ptQuestions, rows as ptRows } from '../pt/planned.ts';
import { common as itCommon, questions as itQuestions, rows as itRows } from '../it/planned.ts';
import { common as nlCommon, questions as nlQuestions, rows as nlRows } from '../nl/planned.ts';
import { common as jaCommon, questions as jaQuestions, rows as jaRows } from '../ja/planned.ts';
import { common as arCommon, questions as arQuestions, rows as arRows } from '../ar/planned.ts';

export const COMMON_TEXTS: Readonly<Record<Language, CommonTexts>> = {
  en: enCommon,
  de: deCommon,
  fr: frCommon,
  es: esCommon,
  pt: ptCommon,
  it: itCommon,
  nl: nlCommon,
  ja: jaCommon,
  ar: arCommon,
};

export const QUESTION_TEXTS: Readonly<Record<Language, QuestionTexts>> = {
  en: enQuestions,
  de: deQuestions,
  fr: frQuestions,
  es: esQuestions,
  pt: ptQuestions,
  it: itQuestions,
  nl: nlQuestions,
  ja: jaQuestions,
  ar: arQuestions,
};

export const ROW_TEXTS: Readonly<Record<Language, RowTexts>> = {
  en: enRows,
  de: deRows,
  fr: frRows,
  es: esRows,
  pt: ptRows,
  it: itRows,
  nl: nlRows,
  ja: jaRows,
  ar: arRows,
};
