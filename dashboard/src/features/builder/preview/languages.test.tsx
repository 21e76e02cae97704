import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

test('LANG-012 the preview shows a form in each of its languages that has a text', async () => {
  const name = { ...createField('text'), id: 'name', label: 'Your name' };
  const definition = {
    ...withFields(createEmptyDefinition('Bakery'), [name]),
    language: 'en' as const,
    languages: ['fr' as const, 'de' as const],
    translations: { fr: { 'name.label': 'Votre nom' } },
  };
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
  });
  await screen.press('Preview');
  await expect.poll(() => screen.text()).toContain('Your name');
  expect(screen.text()).not.toContain('Deutsch');
  await screen.press('Français');
  await expect.poll(() => screen.text()).toContain('Votre nom');
  expect(screen.text()).not.toContain('Your name');
  await screen.press('English');
  await expect.poll(() => screen.text()).toContain('Your name');
});
