import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { memoiseLanguage } from './memoiseLanguage.ts';

const formOf = (title: string, ...labels: string[]) =>
  withFields(
    createEmptyDefinition(title),
    labels.map((label) => ({ ...createField('text'), label })),
  );

test('the canvas is read in the direction of the form’s own language, an empty form in the screen’s', () => {
  const languageOf = memoiseLanguage();
  const chosen = { ...formOf('Order a cake'), language: 'ar' as const };
  const forms = [formOf(''), formOf('Order a cake', 'Your name'), formOf('طلب كعكة', 'الاسم'), chosen];
  expect(forms.map(languageOf)).toEqual([undefined, 'en', 'ar', 'ar']);
});
