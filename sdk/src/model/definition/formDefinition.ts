import type { Field } from '../fields/field.ts';
import type { FormTest } from '../formTests/formTest.ts';
import type { Language } from '../language/languages.ts';
import type { Expression } from '../logic/expression.ts';
import type { PassMark } from '../logic/value.ts';
import type { FormBrand } from '../theme/brand/brand.ts';
import type { CustomStyles } from '../theme/customStyles.ts';

/** Version of the newest shape. A change of shape adds a step in `upgrades/` and raises this. */
export const DEFINITION_VERSION = 1;

/** Storage of text answers: as typed (the default, decision 631) or without markup (D-10, D-89). */
export type TextHandling = 'sanitise' | 'as_typed';

/** One page of a form. Without conditions and jumps, visitors meet all pages in order. */
export interface Page {
  id: string;
  title: string;
  description: string;
  /** In reading order. */
  items: readonly Item[];
  showIf?: Expression;
  /** The first whose condition holds leads to a later page or an ending; without one, the next page follows. */
  next?: { if: Expression; goTo: string }[];
  /** Words of the button that leads on; empty for the form's own. */
  nextLabel: string;
}

/** An item of a page. Sections and repeats hold fields and nothing deeper. */
export type Item = Field | Section | Repeat;

/** Fields that are shown and hidden together. */
export interface Section {
  id: string;
  type: 'section';
  label: string;
  help: string;
  showIf?: Expression;
  items: readonly Field[];
}

/** Fields that visitors answer once for each row. */
export interface Repeat {
  id: string;
  type: 'repeat';
  label: string;
  help: string;
  /** Fewest and most rows. */
  min: number;
  max: number;
  addLabel: string;
  rowLabel: string;
  showIf?: Expression;
  requiredIf?: Expression;
  items: readonly Field[];
}

/** A value that the form computes. */
export interface NamedValue {
  id: string;
  name: string;
  is: Expression;
  show: 'nowhere' | 'inbox' | 'visitor';
  format: 'number' | 'currency' | 'percent' | 'text' | 'date';
}

/** End of a form. The first whose condition holds counts; the last has none. */
export interface Ending {
  id: string;
  kind: 'stored' | 'turned_away';
  /** Empty texts mean the platform's own. */
  title: string;
  text: string;
  redirectUrl: string | null;
  /** Picture above the text: one that the account has uploaded. */
  picture?: EndingPicture;
  showIf?: Expression;
}

export interface EndingPicture {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
}

/** Most submissions of a kind. */
export interface Quota {
  id: string;
  name: string;
  /** Submissions that count; without one, all. */
  if?: Expression;
  most: number;
  whenFull: { ending: string } | { waitingList: true };
}

/** Settings of the visitor's way through the pages. */
export interface Flow {
  /** Whether a page is shown as a whole, the default, or one question at a time (decision 242). */
  layout?: 'pages' | 'questions';
  progress: 'bar' | 'steps' | 'none';
  back: boolean;
  /** Whether the answers are shown once more before they are sent. */
  review: boolean;
  /** Time zone of "today" (IANA); `null` for the account's. */
  timeZone: string | null;
}

/** What visitors learn of their points once they have sent: nothing, their score, also whether they passed, … */
export type ShownResult = 'never' | 'score' | 'total' | 'by_question' | 'answers';

/** A form may give points; a quiz has right answers as well (decision 760). */
export type Scoring =
  | { kind: 'none' }
  | { kind: 'points' | 'quiz'; showResult: ShownResult; passAt: PassMark | null };

/**
 * Words of one language for one text. `of` marks the original that they were made from (`markOf`), so that they are stale
 * once that reads differently; without it they never are.
 */
export type TranslatedText = string | { text: string; of: string };

/** Texts of one language by key: `id.label`, `id.help`, `id.option.value` (`OwnersText`). */
export type Translation = Record<string, TranslatedText>;

/**
 * Everything a visitor sees of a form, and everything that decides what their answers mean.
 * A revision stores one definition and never changes (D-184). Settings with no effect on answers
 * (redirect, logo, folder, notifications) are not part of it.
 */
export interface FormDefinition {
  version: typeof DEFINITION_VERSION;
  title: string;
  description: string;
  /** Language of the texts; `null` where nobody said, and it is guessed from them (D-191). */
  language: Language | null;
  /** Further languages that visitors meet the form in. */
  languages: Language[];
  /** At least one. Only `structure/` reads them. */
  pages: readonly Page[];
  values: NamedValue[];
  endings: Ending[];
  quotas: Quota[];
  flow: Flow;
  scoring: Scoring;
  translations: Partial<Record<Language, Translation>>;
  customStyles: CustomStyles;
  textHandling: TextHandling;
  /** Tests of the logic; absent without any. Visitors never get them (decision 211). */
  tests?: FormTest[];
  /** The brand kit whose styles it follows; absent without one. Visitors never get it (decision 327). */
  brand?: FormBrand;
}

/** The parts of a definition that visitors' browsers read. */
export type VisitorDefinition = Pick<
  FormDefinition,
  'title' | 'description' | 'pages' | 'customStyles' | 'textHandling'
>;

/** Title of a form without one (D-65). */
export const UNTITLED_FORM = 'Untitled Form';

/** Returns a new form of one page without fields. */
export function createEmptyDefinition(title = ''): FormDefinition {
  return {
    version: DEFINITION_VERSION,
    title,
    description: '',
    language: null,
    languages: [],
    pages: [{ id: 'p1', title: '', description: '', items: [], nextLabel: '' }],
    values: [],
    endings: [{ id: 'e1', kind: 'stored', title: '', text: '', redirectUrl: null }],
    quotas: [],
    flow: { progress: 'bar', back: true, review: false, timeZone: null },
    scoring: { kind: 'none' },
    translations: {},
    customStyles: {},
    textHandling: 'as_typed',
  };
}
