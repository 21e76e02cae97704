import { expect, test } from 'vitest';
import { runFormTests } from '../formTests/runFormTests.ts';
import { plantFaults, type PlantedFault } from '../testing/plantedFaults.ts';
import { buildSoundForm } from '../testing/soundForm.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { printDescription } from '../logic/words/printDescription.ts';
import { listFindings } from './rules/checkLogic.ts';

/** Forms, and faults in each. */
const FORMS = 100;
const FAULTS = 3;

const CODES: Record<Exclude<PlantedFault['kind'], 'contradicting_test'>, readonly string[]> = {
  unreachable_page: ['page_unreachable'],
  required_never_shown: ['required_never_shown'],
  circle: ['circle'],
  unknown_option: ['unknown_option'],
};

/** Whether a fault is named, at its place. */
function isNamed({ kind, form, id }: PlantedFault): boolean {
  if (kind === 'contradicting_test')
    return runFormTests(form).some(
      ({ test: { id: own }, differences }) => own === id && differences.length > 0,
    );
  return listFindings(form).some(
    ({ finding: { code, place, params } }) =>
      CODES[kind].includes(code) && (place.id === id || (params['circle'] ?? '').split(', ').includes(id)),
  );
}

const random = seededRandom(23);
const forms = Array.from({ length: FORMS }, () => buildSoundForm(random));

test(`BUILD-093 nothing is found in ${FORMS} sound forms, and their tests pass`, () => {
  const found = forms.flatMap((form) => [
    ...listFindings(form).map(({ description }) => printDescription(description)),
    ...runFormTests(form).flatMap(({ differences }) => differences.map(({ kind }) => kind)),
  ]);
  expect(found).toStrictEqual([]);
});

test(`BUILD-093 each of ${FORMS * FAULTS} planted faults is named at its place`, () => {
  const faults = forms.flatMap((form, number) => plantFaults(form, random, number, FAULTS));
  const missed = faults.filter((fault) => !isNamed(fault)).map(({ kind, way }) => `${kind}: ${way}`);
  expect(faults).toHaveLength(FORMS * FAULTS);
  expect(missed).toStrictEqual([]);
});
