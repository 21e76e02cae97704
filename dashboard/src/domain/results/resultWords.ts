import { t } from '@lingui/core/macro';
import type { ResultWords } from '@inlay/sdk/model';
import { localeOfDates } from '../../lib/i18n.ts';
import { withoutIsolates } from '../../lib/isolateParts.ts';

/** The words of results in the reader's language. */
export const resultWords = (): ResultWords => ({
  locale: localeOfDates,
  answered: (count, share) => t`${count} answered (${share})`,
  empty: (count) => t`${count} empty`,
  notAsked: (count) => t`${count} not asked`,
  noAnswers: t`No answers yet`,
  earlier: t`earlier version`,
  yes: t`Yes`,
  no: t`No`,
  pages: t`Pages visitors came past`,
  endings: t`Endings visitors met`,
  rightAnswers: t`Right answers by question`,
  right: t`Correct`,
  wrong: t`Not correct`,
  ownWords: t`Own words`,
  mean: t`Mean`,
  median: t`Median`,
  smallest: t`Smallest`,
  largest: t`Largest`,
  sum: t`Sum`,
  score: t`Score`,
  promoters: t`Promoters (9–10)`,
  passives: t`Passives (7–8)`,
  detractors: t`Detractors (0–6)`,
  latest: t`Latest answers`,
  frequentWords: t`Frequent words`,
  files: t`Files`,
  size: t`Size`,
  range: (from, until) => withoutIsolates(t`${from} to below ${until}`),
  about: (words) => withoutIsolates(t`about ${words}`),
});
