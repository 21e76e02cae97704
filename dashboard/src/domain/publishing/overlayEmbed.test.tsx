import { expect, test } from 'vitest';
import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { showScreen } from '../../testing/showScreen.tsx';
import { OverlayEmbed } from './OverlayEmbed.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const form = {
  id: FORM,
  title: 'Bakery',
  logoUrl: null,
  definition: createEmptyDefinition('Bakery'),
  embed: { url: `https://forms.example.com/embed/${FORM}`, code: '', elementCode: '' },
} as unknown as FormDetail;

test('EMBED-101 each way over the page is drawn, opened by its button and closed by Escape, with its code', async () => {
  const screen = showScreen(<OverlayEmbed form={form} />, { answers: {} });
  const code = (): string => document.querySelector('pre')?.textContent ?? '';
  const opener = (): HTMLElement => document.querySelector<HTMLElement>('button[aria-expanded]')!;
  const drawn = (): Element | null =>
    document.querySelector('[role=group] [data-shape][data-side]:not(button)');
  await expect.poll(code).toContain('data-form-embed-mode="popup">Bakery</button>');

  await screen.type('Shape', 'side-tab');
  await screen.type('Side', 'left');
  await screen.type('Button text', 'Order');
  expect(code()).toContain('data-form-embed-side="left" data-form-embed-label="Order"></div>');
  expect([opener().textContent, opener().dataset['side']]).toEqual(['Order', 'left']);
  expect(drawn()?.getAttribute('data-shape')).toBe('side-tab');

  opener().focus();
  opener().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(drawn).toBe(null);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await screen.press('Order');
  await expect.poll(drawn).not.toBe(null);

  // A button without words would be no button.
  await screen.type('Button text', ' ');
  expect([opener().textContent, code()]).toEqual(['Bakery', expect.stringContaining('label="Bakery"')]);
});
