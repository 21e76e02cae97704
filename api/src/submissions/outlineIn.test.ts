import type { FormDefinition } from '@inlay/sdk/model';
import { expect, it } from 'vitest';
import { buildDefinition, buildField } from '../../../sdk/src/model/testing/buildDefinition.ts';
import { outlineIn } from './outlineIn.ts';

const scored: FormDefinition = {
  ...buildDefinition([
    buildField('radio', { category: 'Art', options: [{ value: 'a', label: 'a', points: 1 }] }),
  ]),
  scoring: { kind: 'points', showResult: 'never', passAt: null },
};

it.each<[Partial<FormDefinition>, string[]]>([
  [{ language: 'de' }, ['Punkte', 'Höchste Punktzahl', 'Punkte: Art']],
  [
    { language: null, title: 'Was wissen Sie über das Land, und wie ist das?' },
    ['Punkte', 'Höchste Punktzahl', 'Punkte: Art'],
  ],
  [{ language: null, title: 'Quiz' }, ['Score', 'Highest possible score', 'Score: Art']],
])('sums of points are named in the language of the form: %j', (changes, names) => {
  expect(outlineIn({ ...scored, ...changes })?.values.map(({ name }) => name)).toEqual(names);
});
