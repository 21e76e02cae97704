import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printDescription } from '../../logic/words/printDescription.ts';
import { anyLogicForm } from '../../testing/anyLogicForm.ts';
import { applyEdits, editedForm, FORM_EDITS } from '../../testing/formEdits.ts';
import { compareForms } from './compareForms.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

const wordsOf = (...forms: Parameters<typeof compareForms>): string[] =>
  compareForms(...forms).map(({ description }) => printDescription(description));

describe('D-193 the changes between two forms', () => {
  test('all edits at once are named, each once, and nothing else', () => {
    const found = wordsOf(editedForm(), applyEdits(FORM_EDITS));
    expect(found.toSorted()).toEqual(FORM_EDITS.map(({ words }) => words).toSorted());
    expect(FORM_EDITS.length).toBeGreaterThan(50);
  });

  test('any subset of edits has as many changes, whatever the others are', () => {
    fc.assert(
      fc.property(fc.subarray([...FORM_EDITS]), (edits) => {
        expect(wordsOf(editedForm(), applyEdits(edits))).toHaveLength(edits.length);
      }),
      propertyRuns(300),
    );
  });

  test('a form has no changes from itself, whatever the order of its keys', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value;
    fc.assert(
      fc.property(anyLogicForm, (form) => {
        expect(compareForms(form, turned(form) as typeof form)).toEqual([]);
      }),
      propertyRuns(200),
    );
  });

  test('what was removed comes first, with its page', () => {
    const [removed] = compareForms(editedForm(), applyEdits(FORM_EDITS));
    expect(removed).toMatchObject({ kind: 'removed', part: 'field', id: 'gone', place: 'You' });
  });
});
