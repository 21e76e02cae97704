import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  FIELD_WIDTHS,
  MAX_FIELDS,
  upgradeFormDefinition,
  upgradeSentDefinition,
  withFields,
  fieldsOf,
  type FormDefinition,
} from '@inlay/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addField, chosenFields, idsOf, setColumns, setRequired } from './editing.ts';
import { duplicateFields, insertCopies } from './copies.ts';
import { moveItems, nextGap, removeItems } from './tree.ts';
import { parseFields, writeFields } from './fieldClipboard.ts';

/** A user's action; numbers stand for places, independent of the form's length. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('add'), type: fc.constantFrom(...FIELD_TYPE_ORDER), at: fc.nat(210) }),
  fc.record({ kind: fc.constant('remove'), chosen: fc.array(fc.nat(210), { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('move'), chosen: fc.array(fc.nat(210)), gap: fc.integer({ min: -5, max: 220 }) }),
  fc.record({ kind: fc.constant('step'), chosen: fc.array(fc.nat(210)), step: fc.constantFrom(-1, 1) }),
  fc.record({ kind: fc.constant('duplicate'), chosen: fc.array(fc.nat(210), { maxLength: 20 }) }),
  fc.record({ kind: fc.constant('paste'), chosen: fc.array(fc.nat(210), { maxLength: 40 }), at: fc.nat(210) }),
  fc.record({ kind: fc.constant('size'), chosen: fc.array(fc.nat(210)), columns: fc.constantFrom(...FIELD_WIDTHS) }),
  fc.record({ kind: fc.constant('require'), chosen: fc.array(fc.nat(210)), required: fc.boolean() }),
); // prettier-ignore
type Action = Parameters<Parameters<(typeof action)['map']>[0]>[0];

function act(definition: FormDefinition, done: Action): FormDefinition {
  const ids = idsOf(definition);
  const chosen = 'chosen' in done ? done.chosen.flatMap((index) => ids[index] ?? []) : [];
  if ('type' in done) return addField(definition, done.type, { parent: 'p1', index: done.at }).definition;
  if ('gap' in done) return moveItems(definition, chosen, { parent: 'p1', index: done.gap });
  if ('step' in done) {
    const gap = nextGap(definition, chosen, done.step);
    return gap ? moveItems(definition, chosen, gap) : definition;
  }
  if ('columns' in done) return setColumns(definition, chosen, done.columns);
  if ('required' in done) return setRequired(definition, chosen, done.required);
  if ('at' in done) {
    const copied = parseFields(writeFields(chosenFields(definition, chosen)), upgradeFormDefinition) ?? [];
    return insertCopies(definition, copied, { parent: 'p1', index: done.at }).definition;
  }
  if (done.kind === 'duplicate') return duplicateFields(definition, chosen).definition;
  return removeItems(definition, chosen);
}

/** A form of any size, so that its limit is met as well. */
const start = fc.constantFrom(0, 1, 5, 190, MAX_FIELDS).map((size): FormDefinition =>
  withFields(
    createEmptyDefinition('T'),
    Array.from({ length: size }, () => createField('text')),
  ),
);

test('D-68 D-69 D-76 whatever is done: ids stay unique and come back for nothing new, one captcha, 200 fields', () => {
  fc.assert(
    fc.property(start, fc.array(action, { maxLength: 30 }), (beginning, actions) => {
      let definition = beginning;
      const everSeen = new Set(idsOf(beginning));
      for (const done of actions) {
        const before = definition;
        const copy = JSON.stringify(before);
        definition = act(before, done);
        expect(JSON.stringify(before)).toBe(copy);
        const known = new Set(idsOf(before));
        const fresh = idsOf(definition).filter((id) => !known.has(id));
        expect(fresh.filter((id) => everSeen.has(id))).toEqual([]);
        for (const id of fresh) everSeen.add(id);
        expect(new Set(idsOf(definition)).size).toBe(fieldsOf(definition).length);
        expect(fieldsOf(definition).filter((field) => field.type === 'captcha').length).toBeLessThan(2);
        expect(fieldsOf(definition).length).toBeLessThanOrEqual(MAX_FIELDS);
      }
      // The server takes what is valid, and has no member that it does not know.
      expect(upgradeSentDefinition(definition)).toEqual(definition);
    }),
    { numRuns: 60 },
  );
});

test('a move keeps every field, in itself and beside its companions', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.integer({ min: -3, max: 14 }), (chosen, gap) => {
      const fields = Array.from({ length: 10 }, () => createField('text'));
      const before: FormDefinition = withFields(createEmptyDefinition('T'), fields);
      const ids = chosen.map((index) => fields[index]?.id ?? '');
      const after = moveItems(before, ids, { parent: 'p1', index: gap });
      expect(new Set(fieldsOf(after))).toEqual(new Set(fields));
      const places = chosenFields(before, ids).map((field) => fieldsOf(after).indexOf(field));
      if (after !== before) expect(places).toEqual(places.map((_, step) => (places[0] ?? 0) + step));
      const others = fieldsOf(after).filter((field) => !ids.includes(field.id));
      expect(others).toEqual(fields.filter((field) => !ids.includes(field.id)));
    }),
  );
});
