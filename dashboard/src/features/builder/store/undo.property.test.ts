import {
  createEmptyDefinition,
  createOptions,
  FIELD_TYPE_ORDER,
  fieldsOf,
  formDefinitionSchema,
  isQuestion,
  partsOf,
  type Expression,
  type FormDefinition,
} from '@inlay/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containerById, treeOf, type Gap } from '../definition/tree.ts';
import { changeLogic, changeRule } from '../logic/changeRule.ts';
import { createBuilderStore, definitionOf, type BuilderStore } from './builderStore.ts';
import { createFieldActions } from './fieldActions.ts';
import { createPartActions } from './partActions.ts';
import { createPlaceActions } from './placeActions.ts';
import { createStructureActions } from './structureActions.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

function createActions(store: BuilderStore) {
  const actions = {
    ...createFieldActions(store),
    ...createPlaceActions(store),
    ...createStructureActions(store),
  };
  return { store, ...actions, ...createPartActions(store, actions) };
}
type Actions = ReturnType<typeof createActions>;

/** One of everything with an id, by a number; there is always a page. */
const pick = (definition: FormDefinition, index: number): string => {
  const ids = partsOf(definition).map(({ part }) => part.id);
  return ids[index % ids.length] ?? '';
};
const gapIn = (definition: FormDefinition, index: number): Gap => {
  const containers = [...treeOf(definition).parts.values()].filter((part) => 'items' in part);
  const container = containers[index % containers.length];
  return { parent: container?.id ?? '', index: index % ((container?.items.length ?? 0) + 1) };
};

/** A field by a number; none in a form without fields. */
const fieldAt = (definition: FormDefinition, index: number) => {
  const fields = fieldsOf(definition);
  return fields[index % Math.max(fields.length, 1)];
};

/** Everything a person can do, by the numbers of what it is done to. */
const EDITS: readonly ((actions: Actions, form: FormDefinition, one: number, other: number) => void)[] = [
  (actions, form, one, other) =>
    actions.add(FIELD_TYPE_ORDER[one % FIELD_TYPE_ORDER.length] ?? 'text', gapIn(form, other)),
  (actions, form, one) => actions.removeParts([pick(form, one)], one % 2 === 0),
  (actions, form, one, other) => actions.removeParts([pick(form, one), pick(form, other)]),
  (actions, form, one, other) => actions.moveTo([pick(form, one), pick(form, one + 1)], gapIn(form, other)),
  (actions, form, one, other) => actions.moveParts([pick(form, one)], other % 2 === 0 ? 1 : -1),
  (actions, form, one) => actions.duplicate([pick(form, one)]),
  (actions, form, one) => actions.updateField(pick(form, one), { label: `Label ${one}` }),
  (actions, form, one) => actions.require([pick(form, one)], one % 2 === 0),
  (actions, form, one) => actions.widen([pick(form, one)], one % 2 === 0 ? 1 : -1),
  (actions, _form, one) => actions.addPage(one % 4),
  (actions, form, one) => actions.splitPage(gapIn(form, one)),
  (actions, form, one) => actions.mergePage(pick(form, one)),
  (actions, form, one, other) => actions.movePage(pick(form, one), other % 4),
  (actions, form, one) => actions.addGroup(one % 2 === 0 ? 'section' : 'repeat', gapIn(form, one)),
  (actions, form, one, other) => actions.groupFields([pick(form, one), pick(form, other)]),
  (actions, form, one) => actions.ungroup(pick(form, one)),
  (actions, form, one, other) => {
    const container = containerById(form, pick(form, one));
    const showIf = other % 3 === 0 ? undefined : { lit: other % 3 === 1 };
    if (container) actions.updateContainer(container.id, { showIf });
  },
  (actions, _form, one) => actions.updateFlow({ review: one % 2 === 0 }),
  (actions) => actions.addEnding(),
  (actions, form, one, other) =>
    actions.updateEnding(pick(form, one), { title: `Title ${other}`, showIf: { lit: true } }),
  (actions, form, one, other) => actions.moveEnding(pick(form, one), other % 4),
];

/** Changes of rules, values, options, texts and the style. */
const CONTENT_EDITS: typeof EDITS = [
  ({ store }, form, one, other) => {
    const field = fieldAt(form, one);
    const read = fieldAt(form, other);
    const key = one % 2 === 0 ? 'showIf' : 'requiredIf';
    const rule: Expression = { op: 'answered', of: [{ field: read?.id ?? '' }] };
    if (field && (key === 'showIf' || isQuestion(field)))
      changeRule(store, { id: field.id, key }, other % 3 === 0 ? undefined : rule);
  },
  ({ store }, form, one, other) => {
    const value = { id: `v_${one}`, name: `Value ${other}`, is: { lit: other } } as const;
    const values = form.values.filter(({ id }) => id !== value.id);
    const more = other % 3 === 0 ? [] : [{ ...value, show: 'inbox', format: 'number' } as const];
    changeLogic(store, { ...form, values: [...values, ...more] }, { what: 'Value', topic: `value ${one}` });
  },
  ({ store }, form, one) =>
    changeLogic(
      store,
      { ...form, title: `Title ${one}`, customStyles: { ...form.customStyles, primaryColor: '#112233' } },
      { what: 'Title', topic: 'title' },
    ),
  (actions, form, one, other) => {
    const field = fieldAt(form, one);
    const options = createOptions(Array.from({ length: (other % 4) + 2 }, (_, index) => `Option ${index}`));
    if (field && 'options' in field && field.type !== 'picture') actions.updateField(field.id, { options });
  },
];

const ALL_EDITS = [...EDITS, ...CONTENT_EDITS];

const edits = fc.array(fc.tuple(fc.nat(ALL_EDITS.length - 1), fc.nat(30), fc.nat(30)), { maxLength: 40 });

test('BUILD-113 undo goes back over every change to the same definition, and redo forward again; every one is valid', () => {
  fc.assert(
    fc.property(edits, fc.array(fc.boolean(), { maxLength: 10 }), (done, wandering) => {
      const published = { definition: createEmptyDefinition('T') };
      const store = createBuilderStore({ edited: published, published, form: null, baseVersion: null });
      const actions = createActions(store);
      const now = (): FormDefinition => definitionOf(store.get());
      for (const [edit, one, other] of done) ALL_EDITS[edit]?.(actions, now(), one, other);
      expect(formDefinitionSchema.safeParse(now()).error?.issues ?? []).toEqual([]);
      const last = now();
      // There and back, as people do, then all the way.
      for (const isBack of wandering) (isBack ? store.undo : store.redo)();
      while (store.get().history.past.length > 0) store.undo();
      expect(now()).toBe(published.definition);
      while (store.get().history.future.length > 0) store.redo();
      expect(now()).toBe(last);
    }),
    propertyRuns(200),
  );
});

test('what is selected after an undo exists, and is what the undo has brought back', () => {
  const published = { definition: createEmptyDefinition('T') };
  const store = createBuilderStore({ edited: published, published, form: null, baseVersion: null });
  const actions = createActions(store);
  actions.add('text');
  actions.addPage();
  const [page] = store.get().selection.ids;
  actions.updateContainer(page ?? '', { title: 'Two' });
  actions.removeParts([page ?? '']);
  store.undo();
  expect([...store.get().selection.ids]).toEqual([page]);
  store.undo();
  store.undo();
  const ids = new Set(partsOf(definitionOf(store.get())).map(({ part }) => part.id));
  expect([...store.get().selection.ids].filter((id) => !ids.has(id))).toEqual([]);
});
