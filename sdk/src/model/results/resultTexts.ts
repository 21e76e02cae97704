import type { ResultWords } from './resultWords.ts';

/** Words around shared results, for people who are no users of the platform. */
export interface ResultTexts extends ResultWords {
  submissions: string;
  /** Headings of the table behind a chart. */
  table: string;
  answer: string;
  count: string;
  /** A count that is withheld, and the sentence that says why. */
  hidden: string;
  hiddenBelow(smallest: string): string;
  /** In place of a card, or of everything, that too few people answered. */
  tooFew: string;
  /** When frozen results were taken. */
  asOf(day: string): string;
  unavailableTitle: string;
  unavailable: string;
  /** While the platform gives no answer to a website's page. */
  loadFailed: string;
  /** Around the password of a link. */
  passwordTitle: string;
  password: string;
  passwordWrong: string;
  showResults: string;
  /** The way from a website to the page that asks for the password. */
  openPage: string;
  tooManyTitle: string;
  tooMany: string;
}
