import type { AddressPart } from './fields/address.ts';
import type { Field } from './field.ts';
import type { AnswerIssue, AnswerIssueCode } from './issues.ts';
import type { Language } from './languages.ts';
import type { CaptchaProvider } from './public/publicForm.ts';

/**
 * Every text of a form that is there, in one language: plain data, so that the server can send the one
 * that a visitor reads. `{name}` stands for a value; see `fill`.
 */
export interface FormTexts {
  language: Language;
  submit: string;
  submitting: string;
  fixErrors: string;
  requiredHint: string;
  successTitle: string;
  successText: string;
  receipt: string;
  continue: string;
  submissionFailed: string;
  submissionFailedPlain: string;
  notAvailable: string;
  tooManyTitle: string;
  waitAMinute: string;
  waitAnHour: string;
  /** The code that sends could not be had. */
  noConnection: string;
  /** Pressed Submit, no answer yet: the answers lie in the browser's outbox. */
  waitingKept: string;
  /** The same where the browser lets nothing be kept. */
  waitingOpen: string;
  /** The page was left in mid-send and is back. */
  resuming: string;
  alreadySent: string;
  choose: string;
  characters: string;
  addressParts: Record<AddressPart, string>;
  /** In the order of `COUNTRIES`; empty where those are the words themselves. */
  countries: readonly string[];
  captcha: { label: string; checking: string; done: string; failed: string; needsScript: string };
  badge: string;
  poweredBy: string;
  /** Stands for the label of a field that has none. */
  thisField: string;
  partRequired: string;
  partsRequired: string;
  issues: Record<Exclude<AnswerIssueCode, 'address_incomplete'>, string>;
}

/** Texts that stand in place of a form (EMBED-004, EMBED-005, EMBED-051, EMBED-052). */
export interface PageTexts {
  formUnavailable: string;
  formNotFound: string;
  formDisabled: string;
  formDisabledText: string;
  formClosed: string;
  loadFailed: string;
  tryAgain: string;
}

/** One language of the catalogue: a form that is there needs nothing of `page`. */
export type Texts = FormTexts & { page: PageTexts };

type FillValue = string | number | readonly string[];

/** Puts values into a text; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, FillValue | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const CAPTCHA_NAMES: Record<CaptchaProvider, string> = {
  altcha: 'Captcha',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
};

/** What the security badge says; without a captcha field it names none (STYLE-032, D-86). */
export const securityBadgeText = (
  captcha: CaptchaProvider | null,
  { badge }: Pick<FormTexts, 'badge'>,
): string => fill(badge, { names: captcha ? `ATCDS + ${CAPTCHA_NAMES[captcha]}` : 'ATCDS' });

/** An issue in words, to be shown beside its field. */
export function messageForIssue(
  issue: Pick<AnswerIssue, 'code' | 'params'>,
  field: Field,
  texts: FormTexts,
): string {
  const params = issue.params ?? {};
  if (issue.code === 'address_incomplete') {
    // EMBED-023…025
    const parts = (params['parts'] ?? []) as readonly AddressPart[];
    const names = parts.map((part) => texts.addressParts[part]).join(', ');
    return fill(parts.length === 1 ? texts.partRequired : texts.partsRequired, { parts: names });
  }
  const provider = CAPTCHA_NAMES[(params['provider'] as CaptchaProvider | undefined) ?? 'altcha'];
  return fill(texts.issues[issue.code], {
    ...params,
    label: field.label.trim() || texts.thisField,
    provider,
  });
}
