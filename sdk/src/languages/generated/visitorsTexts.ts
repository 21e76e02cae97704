// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type {
  AccessTexts,
  EditTexts,
  StatusTexts,
  ReceiptTexts,
  ScoreTexts,
  ScoreNames,
  ReportTexts,
  CodeMailTexts,
} from '../../model/texts/textTypes.ts';
import {
  access as enAccess,
  edit as enEdit,
  status as enStatus,
  receipt as enReceipt,
  score as enScore,
  scoreNames as enScoreNames,
  report as enReport,
  codeMail as enCodeMail,
} from '../en/visitors.ts';
import {
  access as deAccess,
  edit as deEdit,
  status as deStatus,
  receipt as deReceipt,
  score as deScore,
  scoreNames as deScoreNames,
  report as deReport,
  codeMail as deCodeMail,
} from '../de/visitors.ts';
import {
  access as frAccess,
  edit as frEdit,
  status as frStatus,
  receipt as frReceipt,
  score as frScore,
  scoreNames as frScoreNames,
  report as frReport,
  codeMail as frCodeMail,
} from '../fr/visitors.ts';
import {
  access as esAccess,
  edit as esEdit,
  status as esStatus,
  receipt as esReceipt,
  score as esScore,
  scoreNames as esScoreNames,
  report as esReport,
  codeMail as esCodeMail,
} from '../es/visitors.ts';
import {
  access as ptAccess,
  edit as ptEdit,
  status as ptStatus,
  receipt as ptReceipt,
  score as ptScore,
  scoreNames as ptScoreNames,
  report as ptReport,
  codeMail as ptCodeMail,
} from '../pt/visitors.ts';
import {
  access as itAccess,
  edit as itEdit,
  status as itStatus,
  receipt as itReceipt,
  score as itScore,
  scoreNames as itScoreNames,
  report as itReport,
  codeMail as itCodeMail,
} from '../it/visitors.ts';
import {
  access as nlAccess,
  edit as nlEdit,
  status as nlStatus,
  receipt as nlReceipt,
  score as nlScore,
  scoreNames as nlScoreNames,
  report as nlReport,
  codeMail as nlCodeMail,
} from '../nl/visitors.ts';
import {
  access as jaAccess,
  edit as jaEdit,
  status as jaStatus,
  receipt as jaReceipt,
  score as jaScore,
  scoreNames as jaScoreNames,
  report as jaReport,
  codeMail as jaCodeMail,
} from '../ja/visitors.ts';
import {
  access as arAccess,
  edit as arEdit,
  status as arStatus,
  receipt as arReceipt,
  score as arScore,
  scoreNames as arScoreNames,
  report as arReport,
  codeMail as arCodeMail,
} from '../ar/visitors.ts';

export const ACCESS_TEXTS: Readonly<Record<Language, AccessTexts>> = {
  en: enAccess,
  de: deAccess,
  fr: frAccess,
  es: esAccess,
  pt: ptAccess,
  it: itAccess,
  nl: nlAccess,
  ja: jaAccess,
  ar: arAccess,
};

export const EDIT_TEXTS: Readonly<Record<Language, EditTexts>> = {
  en: enEdit,
  de: deEdit,
  fr: frEdit,
  es: esEdit,
  pt: ptEdit,
  it: itEdit,
  nl: nlEdit,
  ja: jaEdit,
  ar: arEdit,
};

export const STATUS_TEXTS: Readonly<Record<Language, StatusTexts>> = {
  en: enStatus,
  de: deStatus,
  fr: frStatus,
  es: esStatus,
  pt: ptStatus,
  it: itStatus,
  nl: nlStatus,
  ja: jaStatus,
  ar: arStatus,
};

export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: enReceipt,
  de: deReceipt,
  fr: frReceipt,
  es: esReceipt,
  pt: ptReceipt,
  it: itReceipt,
  nl: nlReceipt,
  ja: jaReceipt,
  ar: arReceipt,
};

export const SCORE_TEXTS: Readonly<Record<Language, ScoreTexts>> = {
  en: enScore,
  de: deScore,
  fr: frScore,
  es: esScore,
  pt: ptScore,
  it: itScore,
  nl: nlScore,
  ja: jaScore,
  ar: arScore,
};

export const SCORE_NAMES: Readonly<Record<Language, ScoreNames>> = {
  en: enScoreNames,
  de: deScoreNames,
  fr: frScoreNames,
  es: esScoreNames,
  pt: ptScoreNames,
  it: itScoreNames,
  nl: nlScoreNames,
  ja: jaScoreNames,
  ar: arScoreNames,
};

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: enReport,
  de: deReport,
  fr: frReport,
  es: esReport,
  pt: ptReport,
  it: itReport,
  nl: nlReport,
  ja: jaReport,
  ar: arReport,
};

export const CODE_MAIL_TEXTS: Readonly<Record<Language, CodeMailTexts>> = {
  en: enCodeMail,
  de: deCodeMail,
  fr: frCodeMail,
  es: esCodeMail,
  pt: ptCodeMail,
  it: itCodeMail,
  nl: nlCodeMail,
  ja: jaCodeMail,
  ar: arCodeMail,
};
