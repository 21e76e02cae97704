import { expect, test, vi } from 'vitest';
import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { showScreen } from '../../testing/showScreen.tsx';
import { SocialCard } from './SocialCard.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const form = {
  id: FORM,
  title: 'Bakery',
  description: 'Order until noon',
  definition: createEmptyDefinition('Bakery'),
  embed: { url: `https://forms.example.com/embed/${FORM}`, code: '', elementCode: '' },
  abilities: { update: true },
} as unknown as FormDetail;

test('EMBED-100 EMBED-101 the card is drawn while it is typed, stored when the field is left, and the form’s own where it is empty', async () => {
  const settings = { socialTitle: null as string | null, socialDescription: null, socialPictureUrl: null };
  const screen = showScreen(<SocialCard form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => Object.assign(settings, changes),
    },
  });
  const drawn = (): string => document.querySelector('figure')?.textContent ?? '';
  await expect.poll(drawn).toBe('forms.example.comBakeryOrder until noon');
  await screen.type('Title', 'Cakes by Friday');
  expect(drawn()).toBe('forms.example.comCakes by FridayOrder until noon');
  document.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await vi.waitFor(() => expect(settings.socialTitle).toBe('Cakes by Friday'));
});
