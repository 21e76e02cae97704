import { expect, test } from 'vitest';
import { formDetailKey } from '../domain/form-home/formDetail.ts';
import { editedFormKey, FORMS_KEY } from '../domain/forms/ownForms.ts';
import { queryClient } from '../lib/queryClient.ts';
import { invalidateStale } from './invalidateStale.ts';

test('DASH-037 a submission makes what counts it stale, and leaves the form in the builder alone', () => {
  const counting = [FORMS_KEY, formDetailKey('1')];
  for (const key of [...counting, editedFormKey('1')]) queryClient.setQueryData(key, {});
  invalidateStale({ name: 'submissions', formId: '1' });
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(counting.map(isStale)).toEqual([true, true]);
  expect(isStale(editedFormKey('1'))).toBe(false);
});
