import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { buildField } from '../../model/testing/buildDefinition.ts';
import { when } from '../../model/testing/when.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send } = formScene();

const form = publicForm(
  [
    page('You', [
      text('name', { label: 'Your name', required: true, help: 'As on your card.' }),
      text('partner', { label: 'Partner of {{name|nobody}}', showIf: when('{name} = "Ada"') }),
    ]),
    page('Trip', [
      buildField('radio', { id: 'way', label: 'How do you come?', options: ['Train', 'Car'].map((value) => ({ value, label: value })) }),
    ]),
  ],
  { flow: { progress: 'bar', back: true, review: true, timeZone: null } },
); // prettier-ignore

const inWords = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Names an element as a screen reader does: role, name, description, state. */
function name(element: Element | null): string {
  if (!element || element === document.body) return 'nothing';
  const { id } = element;
  const labels = root.querySelector(`label[for="${id}"]`) ?? element.closest('label');
  const ids = (attribute: string) => (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean);
  const described = ids('aria-describedby').map((one) => inWords(document.getElementById(one)));
  const group = element.parentElement?.closest('[role=radiogroup], [role=group]');
  return [
    element.getAttribute('role') ?? element.tagName.toLowerCase(),
    labels ? inWords(labels) : inWords(element),
    group && `in ${inWords(document.getElementById(group.getAttribute('aria-labelledby') ?? ''))}`,
    described.length > 0 && `(${described.join('; ')})`,
    element.getAttribute('aria-invalid') === 'true' && 'invalid',
    (element.hasAttribute('required') || element.getAttribute('aria-required') === 'true') && 'required',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said since the last look: live texts that are new, and where the focus is. */
function listen() {
  let before: string[] = [];
  return (): string => {
    const live = [...root.querySelectorAll('[role=status], [role=alert]')].map(inWords).filter(Boolean);
    const said = live.filter((one) => !before.includes(one));
    before = live;
    return [...said.map((one) => `says “${one}”`), `focus: ${name(document.activeElement)}`].join('\n');
  };
}

test('what a screen reader hears on the way through a form with pages', async () => {
  serverAnswering(201, receipt).release();
  await show({ form });
  const hear = listen();
  const heard: string[] = [`opens\n${hear()}`];
  const step = async (what: string, act: () => unknown, isDone: () => boolean): Promise<void> => {
    await act();
    await vi.waitFor(() => expect(isDone()).toBe(true));
    heard.push(`${what}\n${hear()}`);
  };
  const heading = () => inWords(root.querySelector('h2'));
  await step('Continue with a required field left empty', send, () => document.activeElement === input('name'));
  await step('types Ada', () => type('name', 'Ada'), () => root.querySelector('[data-item=partner]:not([hidden])') !== null);
  heard.push(`the next field\nfocus: ${name(input('partner'))}`);
  await step('Continue', send, () => heading() === 'Page Trip');
  heard.push(`the next field\nfocus: ${name(root.querySelector('[value=Train]'))}`);
  await step('Back', () => act(() => root.querySelector<HTMLButtonElement>('[value=back]')?.click()), () => heading() === 'Page You');
  await step('Continue', send, () => heading() === 'Page Trip');
  await step('Continue', send, () => heading().startsWith('Check'));
  await step('Submit', send, () => root.querySelector('form') === null && document.activeElement !== document.body);
  expect(heard.join('\n\n')).toMatchInlineSnapshot(`
    "opens
    says “Page 1 of 3”
    focus: nothing

    Continue with a required field left empty
    says “Please fix the errors below and try againYour name is required”
    focus: input Your name * (As on your card.; Your name is required) invalid required

    types Ada
    focus: input Your name * (As on your card.) required

    the next field
    focus: input Partner of Ada

    Continue
    says “Page 2 of 3”
    focus: h2 Page Trip

    the next field
    focus: input Train in How do you come?

    Back
    says “Page 1 of 3”
    focus: h2 Page You

    Continue
    says “Page 2 of 3”
    focus: h2 Page Trip

    Continue
    says “Page 3 of 3”
    focus: h2 Check your answers

    Submit
    says “ReceivedThank you! Your submission has been received.Receipt 7KQ2-M9XD-1234”
    focus: status ReceivedThank you! Your submission has been received.Receipt 7KQ2-M9XD-1234"
  `);
}); // prettier-ignore
