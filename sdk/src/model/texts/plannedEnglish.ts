import type { PlannedIssueCode } from '../issues.ts';
import type { FieldIssueCode, FieldTexts } from './fieldTexts.ts';
import { ENGLISH_FIELDS } from './fields/en.ts';

/** Words of pages and the review of answers; `{page}` counts from 1. */
type PlannedWord = 'yes' | 'no' | 'back' | 'pageOf' | 'pageOfAbout' | 'review' | 'change' | 'unanswered';

/** Texts that only forms with pages, logic or rows can have; other forms do not load them. */
export type CommonTexts = Readonly<Record<Exclude<PlannedIssueCode, FieldIssueCode> | PlannedWord, string>>;

/** The common texts in English. */
export const COMMON_ENGLISH: CommonTexts = {
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  pageOf: 'Page {page} of {pages}',
  pageOfAbout: 'Page {page} of about {pages}',
  review: 'Check your answers',
  change: 'Change',
  unanswered: 'Not answered',
  rule_not_met: 'Please check this answer.',
  too_few: 'Please add at least {min}.',
  too_many: 'Please keep at most {max}.',
};

/** All texts of planned forms in English, for the builder's canvas: it does without the other languages. */
export const PLANNED_ENGLISH: CommonTexts & FieldTexts = { ...COMMON_ENGLISH, ...ENGLISH_FIELDS };
