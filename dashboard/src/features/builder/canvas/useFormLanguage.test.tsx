import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';
import { languageOf } from './useFormLanguage.ts';

const formOf = (title: string, ...labels: string[]) =>
  withFields(
    createEmptyDefinition(title),
    labels.map((label) => ({ ...createField('text'), label })),
  );

test('the canvas is read in the direction of the form’s own language, an empty form in the screen’s', () => {
  const chosen = { ...formOf('Order a cake'), language: 'ar' as const };
  const forms = [formOf(''), formOf('Order a cake', 'Your name'), formOf('طلب كعكة', 'الاسم'), chosen];
  expect(forms.map(languageOf)).toEqual([undefined, 'en', 'ar', 'ar']);
});

test('D-191 the words around the fields are in the form’s own language', async () => {
  const german = {
    ...PUBLISHED,
    definition: formOf('Anmeldung zum Kurs', 'Ihr Name', 'Wie viele Personen kommen?'),
  };
  showBuilder(`/builder/${FORM}`, { [`GET /api/forms/${FORM}`]: german });
  const button = () => document.querySelector('.form-embed-actions')?.textContent;
  await expect.poll(button).toBe('Absenden');
  const ending = document.querySelector('[data-kind="ending"]')?.textContent;
  expect(ending).toContain('Vielen Dank! Ihre Angaben sind angekommen.');
});

test('its direction follows what is typed, after a pause', async () => {
  const screen = showBuilder(`/builder/${FORM}`, { [`GET /api/forms/${FORM}`]: PUBLISHED });
  const direction = (): string | undefined => document.querySelector<HTMLElement>('.form-embed')?.dir;
  await expect.poll(direction).toBe('ltr');
  await screen.type('Form title', 'طلب كعكة من المخبز');
  await expect.poll(direction).toBe('rtl');
});
