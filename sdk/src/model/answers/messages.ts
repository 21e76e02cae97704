import type { AddressPart } from '../../fields/address/addressParts.ts';
import { isCaptcha } from '../fields/roles.ts';
import type { Field } from '../fields/field.ts';
import type { AnswerIssueCode, PlannedIssueCode } from './issues.ts';
import type { Language } from '../language/languages.ts';
import type { CaptchaProvider, CaptchaSettings } from '../public/publicForm.ts';

/**
 * Every text of a form that can be shown, in one language. Plain data, so that the server can send just
 * the visitor's language. `fill` replaces `{name}` with a value.
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
  /** Shown when the sending code fails to load. */
  noConnection: string;
  /** Shown while a submission waits in the browser's outbox. */
  waitingKept: string;
  /** Shown while a submission waits where the browser stores nothing. */
  waitingOpen: string;
  /** Shown when the page returns in the middle of sending. */
  resuming: string;
  alreadySent: string;
  choose: string;
  characters: string;
  addressParts: Record<AddressPart, string>;
  /** In the order of `COUNTRIES`; empty in English. */
  countries: readonly string[];
  /** Notice about restored answers. */
  drafts: { restored: string; startAgain: string };
  captcha: { label: string; checking: string; done: string; failed: string; needsScript: string };
  badge: string;
  poweredBy: string;
  /** Name of a field without a label. */
  thisField: string;
  /** Replaces `issues.required` for labels that are whole sentences. */
  unanswered: string;
  /** Replaces `issues.required` for choices. */
  unchosen: string;
  /** Summary line of a message that does not name its field. */
  summaryLine: string;
  partRequired: string;
  partsRequired: string;
  issues: Record<Exclude<AnswerIssueCode, 'address_incomplete' | PlannedIssueCode>, string>;
}

/** Texts shown in place of a form (EMBED-004, EMBED-005). */
export interface PageTexts {
  formUnavailable: string;
  formNotFound: string;
  formDisabled: string;
  formDisabledText: string;
  formClosed: string;
  loadFailed: string;
  tryAgain: string;
}

/** One language of the catalogue; a form that can be shown needs nothing of `page`. */
export type Texts = FormTexts & { page: PageTexts };

type FillValue = string | number | readonly string[];

/** Replaces `{name}` with its value; a name without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, FillValue | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Names of the captcha services, as people know them. */
export const CAPTCHA_NAMES: Record<CaptchaProvider, string> = {
  altcha: 'Captcha',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
};

/** Default name in the security badge (D-189). */
export const DEFAULT_BADGE_NAME = 'ATCDS';

/**
 * Returns the text of the security badge, without a captcha's name if the form has none (STYLE-032, D-86).
 *
 * @returns null on a platform without a name in the badge
 */
export const securityBadgeText = (
  captcha: Pick<CaptchaSettings, 'provider'> | null,
  { badge }: Pick<FormTexts, 'badge'>,
  name = DEFAULT_BADGE_NAME,
): string | null =>
  name ? fill(badge, { names: captcha ? `${name} + ${CAPTCHA_NAMES[captcha.provider]}` : name }) : null;

/** Returns a label for use in a sentence, without trailing colon or star. */
export const nameIn = (field: Pick<Field, 'label'>, texts: FormTexts): string =>
  field.label.trim().replace(/[\s:：*]+$/, '') || texts.thisField;

/**
 * Returns a message for the summary: with the field's label, unless it already has it.
 * @param row name of the row that the field is in
 */
export function summaryMessage(message: string, field: Field, texts: FormTexts, row?: string): string {
  const label = nameIn(field, texts);
  const isNamed = isCaptcha(field) || message.includes(label);
  const line = isNamed ? message : fill(texts.summaryLine, { label, message });
  return row ? fill(texts.summaryLine, { label: row, message: line }) : line;
}
