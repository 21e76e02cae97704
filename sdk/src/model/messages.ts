import type { AddressPart } from './fields/address.ts';
import type { Field } from './field.ts';
import type { AnswerIssue, AnswerIssueCode } from './issues.ts';
import type { CaptchaProvider } from './public/publicForm.ts';

/** Every text of the public form in one language. Further languages are further objects of this shape. */
export interface FormTexts {
  submit: string;
  submitting: string;
  fixErrors: string;
  requiredHint: string;
  successTitle: string;
  successText: string;
  receipt: string;
  continue: string;
  tryAgain: string;
  submissionFailed: (message: string) => string;
  submissionFailedPlain: string;
  tooManyTitle: string;
  waitAMinute: string;
  waitAnHour: string;
  noConnection: string;
  alreadySent: string;
  choose: string;
  characters: (count: number, max: number) => string;
  addressParts: Record<AddressPart, string>;
  captcha: { label: string; checking: string; done: string; failed: string; needsScript: string };
  poweredBy: (platform: string) => string;
  issues: Record<AnswerIssueCode, (field: Field, params: NonNullable<AnswerIssue['params']>) => string>;
}

const CAPTCHA_NAMES: Record<CaptchaProvider, string> = {
  altcha: 'Captcha',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
};

/** What the security badge says; without a captcha field it names none (STYLE-032, D-86). */
export const securityBadgeText = (captcha: CaptchaProvider | null): string =>
  captcha ? `Protected by ATCDS + ${CAPTCHA_NAMES[captcha]}` : 'Protected by ATCDS';

const addressParts: Record<AddressPart, string> = {
  street: 'Street address',
  address2: 'Address line 2',
  city: 'City',
  state: 'State/Province/Region',
  postal: 'Postal/Zip code',
  country: 'Country',
};

const labelOf = (field: Field): string => field.label.trim() || 'This field';

function missingAddressParts(parts: readonly string[]): string {
  const names = parts.map((part) => addressParts[part as AddressPart]);
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} required`;
}

/** The public form in English. */
export const ENGLISH: FormTexts = {
  submit: 'Submit',
  submitting: 'Sending…',
  fixErrors: 'Please fix the errors below and try again',
  requiredHint: 'Required fields are marked with *',
  successTitle: 'Received',
  successText: 'Thank you! Your submission has been received.',
  receipt: 'Receipt',
  continue: 'Continue',
  tryAgain: 'Try again',
  submissionFailed: (message) => `Submission failed: ${message}`,
  submissionFailedPlain: 'Failed to submit form',
  tooManyTitle: 'Too many submissions',
  waitAMinute: 'Too many submissions. Please wait a minute before trying again.',
  waitAnHour: 'Submission limit reached. Please try again in an hour.',
  noConnection: 'There is no connection. Nothing you typed is lost; please try again.',
  alreadySent: 'These answers differ from what was sent before. Press Submit again to send them as well.',
  choose: 'Choose…',
  characters: (count, max) => `${count}/${max} characters`,
  addressParts,
  captcha: {
    label: 'I am not a robot',
    checking: 'Checking…',
    done: 'Checked',
    failed: 'The captcha could not be loaded. Try again',
    needsScript: 'This form checks for robots, which needs JavaScript.',
  },
  poweredBy: (platform) => `Powered by ${platform}`,
  issues: {
    required: (field) => `${labelOf(field)} is required`,
    address_incomplete: (_field, { parts }) => missingAddressParts(parts as readonly string[]),
    captcha_required: (_field, { provider }) =>
      `${CAPTCHA_NAMES[(provider as CaptchaProvider | undefined) ?? 'altcha']} verification is required`,
    captcha_failed: () => 'CAPTCHA verification failed. Please try again.',
    invalid_type: (field) => `${labelOf(field)} could not be read`,
    invalid_email: () => 'Please enter a valid email address',
    invalid_phone_length: () => 'Invalid phone number length',
    invalid_phone_format: () => 'Invalid phone number format',
    invalid_date: () => 'Please enter a valid date',
    invalid_option: () => 'Please choose one of the options',
    invalid_characters: (field) => `${labelOf(field)} contains invalid characters`,
    too_long: (field, { max }) => `${labelOf(field)} must be at most ${String(max)} characters long`,
  },
};

/** An issue in words, to be shown beside its field. */
export function messageForIssue(issue: AnswerIssue, field: Field, texts: FormTexts = ENGLISH): string {
  return texts.issues[issue.code](field, issue.params ?? {});
}
