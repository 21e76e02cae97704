import { describe, expect, it } from 'vitest';
import type { AnswerIssue } from './issues.ts';
import { ENGLISH_PAGE } from './pageTexts.ts';
import { ENGLISH, messageForIssue, securityBadgeText } from './messages.ts';
import { buildField } from './testing/buildDefinition.ts';

const say = (code: AnswerIssue['code'], params?: AnswerIssue['params'], label = 'Your name') =>
  messageForIssue({ fieldId: 'text', code, ...(params && { params }) }, buildField('text', { label }));

describe('messages of the public form', () => {
  it.each([
    ['EMBED-021', say('captcha_required', { provider: 'hcaptcha' }), 'hCaptcha verification is required'],
    ['D-91', say('captcha_required', { provider: 'turnstile' }), 'Turnstile verification is required'],
    ['D-91', say('captcha_required'), 'Captcha verification is required'],
    ['D-92', say('captcha_failed'), 'CAPTCHA verification failed. Please try again.'],
    ['EMBED-024', say('address_incomplete', { parts: ['postal'] }), 'Postal/Zip code is required'],
    ['EMBED-026', say('required'), 'Your name is required'],
    ['EMBED-026', say('required', undefined, ' '), 'This field is required'],
    ['EMBED-027', say('invalid_email'), 'Please enter a valid email address'],
    ['VALID-016', say('invalid_phone_length'), 'Invalid phone number length'],
    ['VALID-017', say('invalid_phone_format'), 'Invalid phone number format'],
    ['D-96', say('invalid_date'), 'Please enter a valid date'],
    ['EMBED-035', say('too_long', { max: 10 }), 'Your name must be at most 10 characters long'],
    ['EMBED-036', ENGLISH.characters(3, 10), '3/10 characters'],
    ['EMBED-029', ENGLISH.fixErrors, 'Please fix the errors below and try again'],
    ['EMBED-004', ENGLISH_PAGE.formUnavailable, 'Form Unavailable'],
    ['EMBED-005', ENGLISH_PAGE.formDisabled, 'Form Disabled'],
    ['EMBED-005', ENGLISH_PAGE.formDisabledText, 'This form has been temporarily disabled.'],
    ['EMBED-018', ENGLISH.waitAMinute, 'Too many submissions. Please wait a minute before trying again.'],
    ['EMBED-019', ENGLISH.waitAnHour, 'Submission limit reached. Please try again in an hour.'],
    ['EMBED-020', ENGLISH.tooManyTitle, 'Too many submissions'],
    ['EMBED-051', ENGLISH_PAGE.loadFailed('x'), 'Failed to load form: x'],
    ['EMBED-052', ENGLISH_PAGE.formNotFound, 'Form not found or not published'],
    ['EMBED-054', ENGLISH.submissionFailed('x'), 'Submission failed: x'],
    ['EMBED-055', ENGLISH.submissionFailedPlain, 'Failed to submit form'],
    ['D-93', ENGLISH.successText, 'Thank you! Your submission has been received.'],
    ['D-85', ENGLISH.poweredBy('Inlay'), 'Powered by Inlay'],
    ['STYLE-032', securityBadgeText('hcaptcha'), 'Protected by ATCDS + hCaptcha'],
    ['D-86', securityBadgeText('turnstile'), 'Protected by ATCDS + Turnstile'],
    ['D-86', securityBadgeText('altcha'), 'Protected by ATCDS + Captcha'],
    ['D-86', securityBadgeText(null), 'Protected by ATCDS'],
  ])('%s: %s', (_id, text, expected) => {
    expect(text).toBe(expected);
  });

  it('EMBED-023, EMBED-025 list the missing parts of an address in order', () => {
    expect(say('address_incomplete', { parts: ['street', 'city', 'state', 'postal', 'country'] })).toBe(
      'Street address, City, State/Province/Region, Postal/Zip code, Country are required',
    );
  });
});
