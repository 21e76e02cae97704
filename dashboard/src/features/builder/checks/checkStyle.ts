import { t } from '@lingui/core/macro';
import { checkContrast, checkHeadings, fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { CONTRAST_NAMES } from '../../../domain/looks/contrastNames.ts';
import type { Check } from './check.ts';

/**
 * Finds elements with too little contrast (WCAG 2.2 AA). Design offers the nearest sufficient colour.
 */
export function checkStyle(definition: FormDefinition): Check[] {
  const { customStyles } = definition;
  const hardToSee = checkContrast(customStyles)
    .filter(({ passes }) => !passes)
    .map(({ id }): Check => {
      const name = CONTRAST_NAMES[id];
      const text = t`${name}: contrast is too low for some people.`;
      return { id: `contrast ${id}`, text, fieldId: null, place: 'design' };
    });
  const headings = checkHeadings(customStyles, fieldsOf(definition)).map(({ fieldId }): Check => ({
    id: `contrast ${fieldId}`,
    text: t`The contrast of a header is too low for some people.`,
    fieldId,
    place: 'field',
  }));
  return [...hardToSee, ...headings];
}
