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

test('EMBED-101 each way over the page has its code', async () => {
  const screen = showScreen(<OverlayEmbed form={form} />, { answers: {} });
  const code = (): string => document.querySelector('pre')?.textContent ?? '';
  await expect.poll(code).toContain('data-form-embed-mode="popup">Bakery</button>');

  await screen.type('Shape', 'side-tab');
  await screen.type('Side', 'left');
  await screen.type('Button text', 'Order');
  expect(code()).toContain('data-form-embed-side="left" data-form-embed-label="Order"></div>');

  // A button without words would be no button.
  await screen.type('Button text', ' ');
  expect(code()).toContain('label="Bakery"');
});
