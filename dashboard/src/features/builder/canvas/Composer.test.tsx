import { expect, test, vi } from 'vitest';
import { showBuilder } from '../testing/showBuilder.tsx';
import type { Questions } from '../definition/loadQuestions.ts';

const held = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('../definition/loadQuestions.ts', () => {
  const arrived = new Promise<void>((resolve) => (held.arrive = resolve));
  return {
    loadQuestions: async (): Promise<Questions> => {
      await arrived;
      return import('../questions/readFields.ts');
    },
  };
});

const focused = (): HTMLInputElement => document.activeElement as HTMLInputElement;
const press = (key: string): boolean =>
  focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** The labels and kinds of the inputs on the canvas. */
const inputs = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('[data-field] input')].map(
    ({ labels, type }) => `${labels?.[0]?.textContent}: ${type}`,
  );

test('BUILD-110 nobody who types fast is waited for: questions are there at once, and take their types when what reads them has arrived', async () => {
  const screen = showBuilder();
  await screen.press('Type a question, or / for all blocks');
  for (const label of ['Name', 'Email', 'Phone']) {
    await screen.type('New question', label);
    press('Enter');
    // At once: the next letter belongs to the next question.
    expect(focused().getAttribute('aria-label')).toBe('New question');
    expect(focused().value).toBe('');
  }
  await screen.type('New question', 'Mess');
  await expect.poll(inputs).toEqual(['Name: text', 'Email: text', 'Phone: text']);
  held.arrive();
  await expect.poll(inputs).toEqual(['Name: text', 'Email: email', 'Phone: tel']);
  expect(focused().value).toBe('Mess');
});
