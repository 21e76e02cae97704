import { expect, test } from 'vitest';
import { createFrame } from './createFrame.ts';
import { parseMessage } from './messages.ts';
import { parseOptions } from './parseOptions.ts';

const PLATFORM = 'https://forms.example.com';
const FORM = '01234567-89ab-7def-8123-456789abcdef';

function placeholder(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test('a placeholder names its form and its title', () => {
  expect(parseOptions(placeholder({ 'data-form-embed-id': ` ${FORM.toUpperCase()} ` }))).toEqual({
    formId: FORM,
    title: 'Form',
    mode: 'inline',
    lang: '',
    keepsDrafts: true,
  });
  expect(
    parseOptions(placeholder({ 'data-form-embed-id': FORM, 'data-form-embed-title': 'Contact' }))?.title,
  ).toBe('Contact');
});

test.each(['', 'x', `${FORM}/../admin`, 'javascript:alert(1)'])('%j names no form', (id) => {
  expect(parseOptions(placeholder({ 'data-form-embed-id': id }))).toBeNull();
});

test('D-78 the frame it makes is the one that is pasted', () => {
  const options = { formId: FORM, title: 'Contact', mode: 'inline', lang: '', keepsDrafts: true } as const;
  const frame = createFrame(PLATFORM, options, 'light');
  expect(frame.src).toBe(`${PLATFORM}/embed/${FORM}`);
  expect([frame.hasAttribute('data-form-embed'), frame.title, frame.height]).toEqual([
    true,
    'Contact',
    '600',
  ]);
  const dark = createFrame(PLATFORM, { ...options, keepsDrafts: false }, 'dark');
  expect(dark.src).toBe(`${PLATFORM}/embed/${FORM}?scheme=dark&drafts=off`);
  const french = createFrame(PLATFORM, { ...options, lang: 'fr' }, 'light');
  expect(french.src).toBe(`${PLATFORM}/embed/${FORM}?lang=fr`);
  // By this the form knows that it is over a page (decision 127).
  const over = createFrame(PLATFORM, { ...options, mode: 'popup' }, 'light');
  expect(over.src).toBe(`${PLATFORM}/embed/${FORM}#form-root`);
});

test('T5 messages count only from the platform, from that frame, of the version we know', () => {
  const frame = { contentWindow: {} } as HTMLIFrameElement;
  const data = {
    type: 'form-embed',
    version: 1,
    event: 'submitted',
    formId: FORM,
    submissionId: 's',
    answers: { a: 1 },
  };
  const event = { origin: PLATFORM, source: frame.contentWindow, data };
  const read = (changes: object) => parseMessage({ ...event, ...changes } as MessageEvent, PLATFORM, frame);
  expect(read({})).toEqual({ event: 'submitted', formId: FORM, submissionId: 's', answers: { a: 1 } });
  expect(read({ origin: 'https://evil.example' })).toBeNull();
  expect(read({ source: {} })).toBeNull();
  for (const odd of [
    null,
    'x',
    7,
    {},
    { ...data, version: 2 },
    { ...data, type: 'x' },
    { ...data, event: 'redirect' },
    { ...data, formId: 7 },
  ]) {
    expect(read({ data: odd })).toBeNull();
  }
});
