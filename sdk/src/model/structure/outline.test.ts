import { expect, it } from 'vitest';
import type { FormDefinition } from '../formDefinition.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { outlineOf } from './outline.ts';

const scored: FormDefinition = {
  ...buildDefinition([
    buildField('radio', { category: 'Art', options: [{ value: 'a', label: 'a', points: 1 }] }),
  ]),
  scoring: { kind: 'points', showResult: 'never', passAt: null },
};

it.each<[Partial<FormDefinition>, string[]]>([
  [{ language: 'de' }, ['Punkte', 'Punkte: Art']],
  [{ language: null, title: 'Was wissen Sie über das Land, und wie ist das?' }, ['Punkte', 'Punkte: Art']],
  [{ language: null, title: 'Quiz' }, ['Score', 'Score: Art']],
])('sums of points are named in the language of the form: %j', (changes, names) => {
  expect(outlineOf({ ...scored, ...changes })?.values.map(({ name }) => name)).toEqual(names);
});
