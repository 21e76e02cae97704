import type { AddressPart } from './fields/address.ts';
import { isCaptcha } from './fields/index.ts';
import type { Field } from './field.ts';
import type { AnswerIssue, AnswerIssueCode } from './issues.ts';
import type { Language } from './languages.ts';
import type { CaptchaProvider, CaptchaSettings } from './public/publicForm.ts';

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
  /** In place of `issues.required` for labels that are sentences, which have no place within another. */
  unanswered: string;
  /** In the summary, of a message that does not name its field. */
  summaryLine: string;
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

/** The name in the security badge until an administrator chooses another (D-189). */
export const DEFAULT_BADGE_NAME = 'ATCDS';

/**
 * What the security badge says; without a captcha field it names none (STYLE-032, D-86).
 *
 * @returns null on a platform without a name for it
 */
export const securityBadgeText = (
  captcha: Pick<CaptchaSettings, 'provider'> | null,
  { badge }: Pick<FormTexts, 'badge'>,
  name = DEFAULT_BADGE_NAME,
): string | null =>
  name ? fill(badge, { names: captcha ? `${name} + ${CAPTCHA_NAMES[captcha.provider]}` : name }) : null;

/** A label as part of a sentence: without what ends a line of a form. */
const nameIn = (field: Field, texts: FormTexts): string =>
  field.label.trim().replace(/[\s:：*]+$/, '') || texts.thisField;

/** A whole sentence: nothing can follow its mark. */
const isSentence = (label: string): boolean => /[.?!…。？！؟]$/.test(label);

/** A message where its field is not beside it: with the field's name, unless that is in it already. */
export function summaryMessage(message: string, field: Field, texts: FormTexts): string {
  const label = nameIn(field, texts);
  const isNamed = isCaptcha(field) || message.includes(label);
  return isNamed ? message : fill(texts.summaryLine, { label, message });
}

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
  const label = nameIn(field, texts);
  const isAskedAgain = issue.code === 'required' && isSentence(label);
  return fill(isAskedAgain ? texts.unanswered : texts.issues[issue.code], { ...params, label, provider });
}
