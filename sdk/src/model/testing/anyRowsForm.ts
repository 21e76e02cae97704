import fc from 'fast-check';
import { capabilitiesOf, FIELD_TYPE_ORDER } from '../fields/capabilities.ts';
import { isQuestion } from '../fields/roles.ts';
import { createEmptyDefinition, type FormDefinition, type Page } from '../definition/formDefinition.ts';
import { parsePostedForm } from '../structure/posted/parsePostedForm.ts';
import { formEntries } from '../structure/posted/postedEntries.ts';
import { buildField } from './buildDefinition.ts';
import { when } from './when.ts';

/** Every type that visitors answer themselves, without sending a file. */
const TYPES = FIELD_TYPE_ORDER.filter(
  (type) =>
    isQuestion(buildField(type)) &&
    capabilitiesOf(buildField(type)).sample &&
    !['hidden', 'file'].includes(type),
);
/** Most fields of each kind in a form of a test. */
const MOST = 5;

const anyTypes = fc.subarray(TYPES, { minLength: 1, maxLength: MOST });
const anyGiven = fc.array(fc.boolean(), { minLength: MOST, maxLength: MOST });

const pageOf = (id: string, items: Page['items']): Page => ({
  id, title: id, description: '', nextLabel: '', items,
}); // prettier-ignore

/**
 * Any form of three pages with fields of all types, a repeating group of some of them, of which each but the first
 * shows the next, a count of its rows, and the raw answers of somebody who leaves some fields out.
 */
export const anyRowsForm: fc.Arbitrary<{ form: FormDefinition; answers: Record<string, unknown> }> = fc
  .record({
    outside: anyTypes,
    inRows: anyTypes,
    isRequired: fc.boolean(),
    given: anyGiven,
    rows: fc.array(anyGiven, { maxLength: 3 }),
  })
  .map(({ outside, inRows, isRequired, given, rows }) => {
    const fields = outside.map((type) => buildField(type, { id: `o_${type}` }));
    const [first] = inRows;
    const items = inRows.map((type, index) => ({
      ...buildField(type, { id: `r_${type}`, required: isRequired && index === 0 }),
      ...(index > 0 && { showIf: when(`not blank({r_${first}})`) }),
    }));
    const guests = {
      id: 'guests', type: 'repeat' as const, label: 'Guests', help: '', min: 0, max: 3, addLabel: '', rowLabel: '',
      items,
    }; // prettier-ignore
    const form: FormDefinition = {
      ...createEmptyDefinition('Rows'),
      pages: [
        pageOf('p1', fields),
        pageOf('p2', [guests]),
        pageOf('p3', [buildField('text', { id: 'note' })]),
      ],
      values: [
        { id: 'v1', name: 'Guests', is: when('count(each {guests}: 1)'), show: 'inbox', format: 'number' },
      ],
    };
    const answersTo = (asked: typeof items | typeof fields, isGiven: readonly boolean[]) =>
      Object.fromEntries(
        asked.flatMap((field, index) =>
          isGiven[index] ? [[field.id, capabilitiesOf(field).sample?.(field)]] : [],
        ),
      );
    const typed = {
      ...answersTo(fields, given),
      guests: rows.map((row) => answersTo(items, row)),
      note: 'é & 🙂',
    };
    return { form, answers: parsePostedForm(form, formEntries(form, typed)) };
  });
