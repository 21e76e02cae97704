import { plural, t } from '@lingui/core/macro';
import {
  describeObstacles,
  labelsOf,
  LANGUAGE_NAMES,
  listTranslations,
  runFormTests,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { Check } from '../checks/check.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import { findingsOf } from './useFindings.ts';

/** Lists the findings of a form's logic and its tests that fail, as further checks before publishing. */
export function checkLogic(definition: FormDefinition): Check[] {
  const labels = labelsOf(definition);
  const findings = findingsOf(definition).map(({ finding, description }): Check => {
    const text = inWords(description);
    const { code, place, path, refuses } = finding;
    const isValue = definition.values.some(({ id }) => id === place.id);
    const label = inWords(labels.item(place.id));
    return {
      id: ['logic', code, place.id, place.key, place.index, ...path].join(' '),
      text: label === place.id ? text : t`${label}: ${text}`,
      fieldId: isValue ? null : place.id,
      place: isValue ? 'logic' : 'field',
      refuses,
    };
  });
  return [...findings, ...checkTests(definition)];
}

function checkTests(definition: FormDefinition): Check[] {
  const failed = runFormTests(definition).filter(({ differences }) => differences.length > 0).length;
  if (failed === 0) return [];
  const text = plural(failed, {
    one: '# test of this form fails. You can’t publish until it passes.',
    other: '# tests of this form fail. You can’t publish until they pass.',
  });
  return [{ id: 'tests', text, fieldId: null, place: 'logic' }];
}

/** Says why the form cannot be published, each reason once, in the language of the screen. */
export const listObstacles = (definition: FormDefinition): string[] => [
  ...new Set([...describeObstacles(definition).map(inWords), ...translationObstacles(definition)]),
];

/** Says how many translations of each language name what their originals do not. */
const translationObstacles = (definition: FormDefinition): string[] =>
  definition.languages.flatMap((language) => {
    const faults = listTranslations(definition, language).filter(({ fault }) => fault !== null).length;
    const name = LANGUAGE_NAMES[language];
    if (faults === 0) return [];
    return plural(faults, {
      one: `${name}: # translation has an error. Open Translations to fix it.`,
      other: `${name}: # translations have errors. Open Translations to fix them.`,
    });
  });
