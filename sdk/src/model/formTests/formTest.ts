import type { Value } from '../logic/value.ts';

/**
 * A test of a form's logic: for these answers, on this day, visitors come past these pages to this ending.
 * Kept in the definition, so a revision has the tests it passed; visitors never get them (decision 211).
 */
export interface FormTest {
  id: string;
  name: string;
  /** The day that the form takes for today, YYYY-MM-DD. */
  today: string;
  /** Raw answers by field id, as they are posted; those of a repeating group are rows. */
  answers: Record<string, unknown>;
  expect: TestExpectation;
}

/** Expectations of a test. An absent key expects nothing. */
export interface TestExpectation {
  /** Ids of all pages that the visitor comes past, in order. */
  pages?: string[];
  /** Id of the ending. */
  ending?: string;
  /** Results by the id of the computed value; `null` is blank. */
  values?: Record<string, Value>;
  /** Ids of items that are shown. */
  shown?: string[];
  /** Ids of items that are hidden, or on a page that the visitor skips. */
  hidden?: string[];
}
