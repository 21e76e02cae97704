import { plural, t } from '@lingui/core/macro';
import type { SpamReason, SpamSignal } from '@inlay/api/contract';
import { formatList } from '../../../lib/formatList.ts';

type Words = (found: { count: number; named: string }) => string;

const SENTENCES: Readonly<Record<SpamSignal, Words>> = {
  trap: () => t`A field that people can’t see was filled in.`,
  direct: () => t`The form’s page wasn’t seen to be opened before.`,
  fast: ({ count }) =>
    t`It was sent ${plural(count, { one: '# second', other: '# seconds' })} after the page was opened.`,
  repeated: ({ count }) =>
    t`Nearly the same text came ${plural(count, { one: '# time', other: '# times' })} within a day.`,
  links: ({ named }) => t`It has web addresses, which this form hardly gets: ${named}`,
  script: () => t`It is written in letters that this form hardly gets.`,
  blocked: ({ named }) => t`Your list names: ${named}`,
  disposable: ({ named }) => t`Throw-away mailbox: ${named}`,
  captcha: () => t`A captcha was solved, which speaks against spam.`,
  marked: () => t`Somebody in your account moved it here.`,
};

/** Says a reason in words (SPAM-005). */
export const spamSentence = ({ signal, count = 0, found = [] }: SpamReason): string =>
  SENTENCES[signal]({ count, named: formatList(found) });
