import {
  createEmptyDefinition,
  createField,
  markOf,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const field = (id: string, label: string) => ({ ...createField('text'), id, label });
const bare: FormDefinition = {
  ...withFields(createEmptyDefinition('Bakery'), [
    field('name', 'Your name'),
    field('cake', 'Cake for {{name}}'),
  ]),
  language: 'en',
};
const french: FormDefinition = {
  ...bare,
  languages: ['fr'],
  translations: {
    fr: {
      title: { text: 'Boulangerie', of: markOf('Bakery') },
      'name.label': { text: 'Votre nom', of: markOf('Your full name') },
    },
  },
};

const show = async (definition: FormDefinition) => {
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
    [`PUT /api/forms/${FORM}/draft`]: { draft: null },
  });
  await screen.press('Form');
  await screen.press(definition.languages.length > 0 ? 'Translate' : 'Add a language');
  return screen;
};
const entry = (key: string): HTMLTextAreaElement =>
  document.querySelector<HTMLTextAreaElement>(`[data-translation="${key}"]`)!;
const keys = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-translation]')].map((one) => one.dataset['translation']!);
const pressEnter = (element: HTMLElement): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
};

test('LANG-013 a language is added, each text translated beside its original, and each step undone', async () => {
  const screen = await show(bare);
  await screen.type('Add language', 'ar');
  await expect.poll(keys).toContain('name.label');
  expect(screen.text()).toContain('0 of');
  expect(entry('name.label').lang).toBe('ar');
  expect(entry('name.label').getAttribute('dir')).toBe('rtl');
  await screen.type('Your name: Label', 'اسمك');
  await expect.poll(() => screen.text()).toContain('1 of');
  await screen.press('Undo');
  await expect.poll(() => entry('name.label').value).toBe('');
  await screen.press('Undo');
  await expect.poll(keys).toEqual([]);
});

test('LANG-013 Enter leads to the next text that needs somebody, and a listed one stays while it is translated', async () => {
  const screen = await show(french);
  await screen.press(/^Missing/);
  await expect.poll(keys).not.toContain('title');
  const [first, second] = keys();
  entry(first!).focus();
  await screen.type(first === 'cake.label' ? 'Cake for {{name}}: Label' : 'x', 'Gâteau');
  expect(keys()).toContain(first);
  pressEnter(entry(first!));
  expect(document.activeElement).toBe(entry(second ?? first!));
});

test('LANG-013 an outdated translation says what its original was, and stays right at a press', async () => {
  const screen = await show({ ...french, pages: bare.pages });
  expect(screen.text()).toContain('The original has changed since.');
  await screen.press('Still right');
  await expect.poll(() => screen.text()).not.toContain('The original has changed');
  await screen.press('Undo');
  await expect.poll(() => screen.text()).toContain('The original has changed');
});

test('LANG-008 a translation that names another answer says so beside it, and the missing name is offered', async () => {
  const screen = await show(french);
  await screen.press('Insert @Your name');
  expect(entry('cake.label').value).toBe('{{name}}');
  entry('cake.label').focus();
  await screen.type('Cake for {{name}}: Label', 'Gâteau pour {{nom}}');
  await expect.poll(() => screen.text()).toContain('This names @nom, which the original doesn’t.');
  expect(screen.text()).toContain('1 translation has an error.');
});
