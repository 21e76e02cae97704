/** Words of results, for all that show them: a screen of the dashboard, a page, a report. */
export interface ResultWords {
  /** Locale of numbers and days; `undefined` for the browser's own. */
  locale: string;
  /** How many answered a question, left it empty, or were not asked. */
  answered(count: string, share: string): string;
  empty(count: string): string;
  notAsked(count: string): string;
  noAnswers: string;
  /** Of a question or option that only an earlier version of the form has. */
  earlier: string;
  yes: string;
  no: string;
  /** Title of the card of pages, and of endings, which have no label of their own. */
  pages: string;
  endings: string;
  /** Title of the card of right answers, and its columns. */
  rightAnswers: string;
  right: string;
  wrong: string;
  /** Answers in visitors' own words, counted together. */
  ownWords: string;
  mean: string;
  median: string;
  smallest: string;
  largest: string;
  sum: string;
  /** Score of an NPS question, and its three groups. */
  score: string;
  promoters: string;
  passives: string;
  detractors: string;
  latest: string;
  frequentWords: string;
  files: string;
  size: string;
  /** From one number to below another. */
  range(from: string, until: string): string;
  /** A number that is known to four digits only. */
  about(amount: string): string;
  /** Where small groups are hidden: a count that is withheld, and what stands in place of a whole card. */
  hidden?: string;
  tooFew?: string;
}

type Locale = Pick<ResultWords, 'locale'>;

/** A count as people of the language write it. */
export const formatCount = (value: number, { locale }: Locale): string => value.toLocaleString(locale);

/** A share of those who answered. */
export const formatShare = (count: number, of: number, { locale }: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    of === 0 ? 0 : count / of,
  );

/** An answer that is a number, with the unit or currency of its question. */
export function formatAmount(value: number, { locale }: Locale, { unit = '', currency = '' } = {}): string {
  if (currency) return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 12 }).format(value);
  return unit ? `${number} ${unit}` : number;
}
