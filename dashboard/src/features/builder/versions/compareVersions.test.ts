import { describe, expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Expression,
  type Field,
} from '@inlay/sdk/model';
import { compareVersions } from './compareVersions.ts';

const field = (id: string, label: string, more: object = {}): Field => ({
  ...createField('text'),
  id,
  label,
  ...more,
});
const of = (op: 'answered' | 'blank', field: string): Expression => ({ op, of: [{ field }] });
const formOf = (...fields: Field[]) => withFields(createEmptyDefinition('Bakery'), fields);

describe('D-193 two versions side by side', () => {
  test('what is gone lies where it was, with its settings on its side alone', () => {
    const [name, phone, note] = [field('a', 'Name'), field('b', 'Phone'), field('c', 'Note')];
    const rows = compareVersions(formOf(name, phone, note), formOf(name, { ...note, label: 'Remarks' }));
    expect(rows.map(({ name: words, marks }) => [words, ...marks])).toEqual([
      ['Field “Phone”', 'removed'],
      ['Field “Remarks”', 'changed'],
    ]);
    expect(rows[0]?.settings).toContainEqual({ key: 'label', name: 'Label', before: 'Phone', after: null });
    expect(rows[1]?.settings.filter(({ key }) => key !== 'place')).toEqual([
      { key: 'label', name: 'Label', before: 'Note', after: 'Remarks' },
    ]);
  });

  test('rules are sentences with the labels of their own side', () => {
    const rule = { showIf: of('answered', 'a') };
    const before = formOf(field('a', 'Name'), field('b', 'Phone', rule));
    const after = formOf(field('a', 'Full name'), field('b', 'Phone', { showIf: of('blank', 'a') }));
    const row = compareVersions(before, after).find(({ id }) => id === 'b');
    expect(row?.settings).toEqual([
      { key: 'showIf', name: 'Shown if', before: 'Name is answered', after: 'Full name is not answered' },
    ]);
  });

  test('a field that moved says from where to where; the style is compared key by key', () => {
    const [a, b] = [field('a', 'Name'), field('b', 'Phone')];
    const styled = { ...formOf(b, a), customStyles: { primaryColor: '#112233' } };
    const rows = compareVersions(formOf(a, b), styled);
    expect(rows[0]?.settings).toContainEqual({
      key: 'primaryColor',
      name: 'Main color',
      before: '',
      after: '#112233',
    });
    const moved = rows.find(({ marks }) => marks.includes('moved'));
    expect(moved?.settings.map(({ key }) => key)).toEqual(['place']);
  });

  test('nothing is shown as it is stored: tests by name, a brand by its look, choices and pages by their words', () => {
    const before = formOf(field('a', 'Name'));
    const after = {
      ...before,
      customStyles: { borderRadius: 'lg', buttonStyle: 'ghost' } as const,
      brand: { kitId: 'kit-1', variant: 'light', own: ['fontFamily'] } as const,
      tests: [
        {
          id: 'f_x00',
          name: 'Ada pays',
          today: '2026-01-01',
          answers: {},
          expect: { pages: ['p1'], ending: 'e1' },
        },
      ],
      languages: ['de'],
      translations: { de: { 'a.label': 'Vorname' } },
      values: [{ id: 'v1', name: 'Total', is: { lit: 1 }, show: 'inbox', format: 'currency' }] as const,
      quotas: [{ id: 'q1', name: 'Seats', most: 3, whenFull: { ending: 'e1' } }] as const,
    };
    const shown = compareVersions(before, after as never).flatMap(({ settings }) =>
      settings.map(({ key, after: text }) => [key, text]),
    );
    expect(Object.fromEntries(shown)).toMatchObject({
      borderRadius: 'Rounder, 12 px',
      buttonStyle: 'Ghost',
      brand: 'Light\nFont',
      tests: 'Ada pays',
      languages: 'Deutsch',
      translations: 'Deutsch\nVorname',
      show: 'Submissions only',
      format: 'Amount',
      whenFull: 'Ending 1',
    });
    expect(JSON.stringify(shown)).not.toMatch(/kit-1|f_x00|"p1|e1|a\.label/);
  });

  test('a version does not differ from itself', () => {
    expect(compareVersions(formOf(field('a', 'Name')), formOf(field('a', 'Name')))).toEqual([]);
  });
});
