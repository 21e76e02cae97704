import { describe, expect, it } from 'vitest';
import type { Field } from '../fields/field.ts';
import type { AnswerIssue } from './issues.ts';
import { messageForIssue } from './messageForIssue.ts';
import { fill, securityBadgeText, summaryMessage } from './messages.ts';
import { form as ENGLISH } from '../../languages/en/form.ts';
import { TEXTS } from '../../languages/generated/formTexts.ts';
import { LANGUAGES, pickLanguage, preferredLanguages } from '../language/languages.ts';
import { buildField } from '../testing/buildDefinition.ts';

const say = (code: AnswerIssue['code'], params?: AnswerIssue['params'], label = 'Your name') =>
  messageForIssue({ code, ...(params && { params }) }, buildField('text', { label }), ENGLISH);

describe('messages of the public form', () => {
  it.each([
    ['EMBED-021', say('captcha_required', { provider: 'hcaptcha' }), 'hCaptcha verification is required'],
    ['D-91', say('captcha_required', { provider: 'turnstile' }), 'Turnstile verification is required'],
    ['D-91', say('captcha_required'), 'Captcha verification is required'],
    ['D-92', say('captcha_failed'), 'CAPTCHA verification failed. Please try again.'],
    ['EMBED-024', say('address_incomplete', { parts: ['postal'] }), 'Postal/Zip code is required'],
    ['EMBED-026', say('required'), 'Your name is required'],
    ['EMBED-026', say('required', undefined, ' '), 'This field is required'],
    ['EMBED-069', say('required', undefined, 'Your name: *'), 'Your name is required'],
    ['EMBED-069', say('required', undefined, 'When do you need it?'), 'Please answer: When do you need it?'],
    ['EMBED-027', say('invalid_email'), 'Please enter a valid email address'],
    ['VALID-016', say('invalid_phone_length'), 'Invalid phone number length'],
    ['VALID-017', say('invalid_phone_format'), 'Invalid phone number format'],
    ['D-96', say('invalid_date'), 'Please enter a valid date'],
    ['EMBED-035', say('too_long', { max: 10 }), 'Your name must be at most 10 characters long'],
    ['EMBED-036', fill(ENGLISH.characters, { count: 3, max: 10 }), '3/10 characters'],
    ['EMBED-029', ENGLISH.fixErrors, 'Please fix the errors below and try again'],
    ['EMBED-004', ENGLISH.page.formUnavailable, 'Form Unavailable'],
    ['EMBED-005', ENGLISH.page.formDisabled, 'Form Disabled'],
    ['EMBED-005', ENGLISH.page.formDisabledText, 'This form has been temporarily disabled.'],
    ['EMBED-018', ENGLISH.waitAMinute, 'Too many submissions. Please wait a minute before trying again.'],
    ['EMBED-019', ENGLISH.waitAnHour, 'Submission limit reached. Please try again in an hour.'],
    ['EMBED-020', ENGLISH.tooManyTitle, 'Too many submissions'],
    ['EMBED-051', fill(ENGLISH.page.loadFailed, { message: 'x' }), 'Failed to load form: x'],
    ['EMBED-052', ENGLISH.page.formNotFound, 'Form not found or not published'],
    ['EMBED-054', fill(ENGLISH.submissionFailed, { message: 'x' }), 'Submission failed: x'],
    ['EMBED-055', ENGLISH.submissionFailedPlain, 'Failed to submit form'],
    ['D-93', ENGLISH.successText, 'Thank you! Your submission has been received.'],
    ['D-85', fill(ENGLISH.poweredBy, { platform: 'Inlay' }), 'Powered by Inlay'],
    ['STYLE-032', securityBadgeText({ provider: 'hcaptcha' }, ENGLISH), 'Protected by ATCDS + hCaptcha'],
    ['D-86', securityBadgeText({ provider: 'turnstile' }, ENGLISH), 'Protected by ATCDS + Turnstile'],
    ['D-86', securityBadgeText({ provider: 'altcha' }, ENGLISH), 'Protected by ATCDS + Captcha'],
    ['D-86', securityBadgeText(null, ENGLISH), 'Protected by ATCDS'],
    ['D-189', securityBadgeText({ provider: 'altcha' }, ENGLISH, 'Acme'), 'Protected by Acme + Captcha'],
    ['D-189', securityBadgeText({ provider: 'altcha' }, ENGLISH, ''), null],
  ])('%s: %s', (_id, text, expected) => {
    expect(text).toBe(expected);
  });

  it('EMBED-069 a choice asks to choose, a box alone does not', () => {
    const say = (field: Field) => messageForIssue({ code: 'required' }, field, ENGLISH);
    const options = ['Small', 'Large'].map((label) => ({ value: label, label }));
    for (const type of ['select', 'radio', 'checkbox', 'picture'] as const) {
      const field = buildField(type, { label: 'Size' });
      expect(say({ ...field, options })).toBe('Please choose: Size');
    }
    expect(say(buildField('radio', { label: 'Which size?', options }))).toBe('Please answer: Which size?');
    expect(say(buildField('checkbox', { label: 'Terms', options: [] }))).toBe('Terms is required');
  });

  it('EMBED-069 a line of the summary names its field', () => {
    const field = buildField('email', { label: 'Invoice address' });
    const line = (message: string) => summaryMessage(message, field, ENGLISH);
    expect(line(ENGLISH.issues.invalid_email)).toBe('Invoice address: Please enter a valid email address');
    expect(line('Invoice address is required')).toBe('Invoice address is required');
  });

  it('EMBED-023 EMBED-025 list the missing parts of an address in order', () => {
    expect(say('address_incomplete', { parts: ['street', 'city', 'state', 'postal', 'country'] })).toBe(
      'Street address, City, State/Province/Region, Postal/Zip code, Country are required',
    );
  });
});

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Every text of a language with its path. */
function flatten(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part as object).flatMap(([name, value]) => flatten(value, `${path}.${name}`));
}

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const texts = TEXTS[language];

  it('has every text, with the values that the English one has', () => {
    const own = new Map(flatten(texts));
    for (const [path, english] of flatten(ENGLISH)) {
      const text = own.get(path);
      expect([path, text?.trim()]).not.toEqual([path, '']);
      expect([path, placeholders(text ?? '')]).toEqual([path, placeholders(english)]);
    }
    expect(texts.language).toBe(language);
    expect(texts.countries.length).toBe(language === 'en' ? 0 : 8);
  });

  it('says everything in its own words', () => {
    if (language === 'en') return;
    const english = new Map(flatten(ENGLISH));
    const isOfValues = (text: string) => !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
    const same = flatten(texts).filter(([path, text]) => english.get(path) === text && !isOfValues(text));
    expect(same.map(([path]) => path)).toEqual([]);
  });

  it('puts every issue into words without a gap', () => {
    for (const code of [...Object.keys(ENGLISH.issues), 'address_incomplete'] as AnswerIssue['code'][]) {
      const issue = { code, params: { max: 10, provider: 'hcaptcha', parts: ['city', 'postal'] } };
      const text = messageForIssue(issue, buildField('text', { label: 'Name' }), texts);
      expect([code, placeholders(text)]).toEqual([code, []]);
    }
  });
});

describe('the language', () => {
  it.each([
    ['the form’s own', 'fr', ['de'], 'fr'],
    ['the visitor’s', null, ['xx', 'pt-BR', 'de'], 'pt'],
    ['English where there is none of them', null, ['xx'], 'en'],
    ['the visitor’s where the form’s is unknown', 'tlh', ['ja-JP'], 'ja'],
  ])('is %s', (_name, setting, preferred, expected) => {
    expect(pickLanguage(setting, preferred)).toBe(expected);
  });

  it('is read from a header by weight', () => {
    expect(preferredLanguages('de;q=0.5, ar , en;q=0, fr;q=0.9')).toEqual(['ar', 'fr', 'de']);
    expect(preferredLanguages('')).toEqual([]);
  });
});
