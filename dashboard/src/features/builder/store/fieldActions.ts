import { plural, t } from '@lingui/core/macro';
import {
  capabilitiesOf,
  MAX_FIELDS,
  splitRequired,
  type Field,
  type FieldType,
  type FormDefinition,
} from '@inlay/sdk/model';
import { fieldName, fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_TYPES_IN_SENTENCE } from '../generated/fieldTypesInSentence.ts';
import {
  addField,
  canAdd,
  canBeOptional,
  idsOf,
  replaceField,
  roomLeft,
  setRequired,
  updateField,
  type FieldChanges,
} from '../definition/editing.ts';
import { duplicateFields, insertCopies } from '../definition/copies.ts';
import { gapBehind, rowsOf } from '../definition/rows.ts';
import { isField, removeItems, treeOf, type Gap } from '../definition/tree.ts';
import { neighbourOf, NOTHING, selectOnly, selectThese } from '../definition/selection.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor } from './fieldEditor.ts';
import { explainLeftOut, settingChanged, subjectOf } from './words.ts';

/** Every part but endings shows a name to edit; the built-in captcha shows its own text instead of a label. */
function hasNameOnForm(definition: FormDefinition, id: string): boolean {
  const part = treeOf(definition).parts.get(id);
  return part !== undefined && !(isField(part) && capabilitiesOf(part).hidesLabel);
}

function createReplacing(store: BuilderStore) {
  const { definition, chosen, edit } = createFieldEditor(store);
  return {
    /** Puts a new field in the place of one that nobody has changed since. */
    replaceField: (before: Field, type: FieldType, changes: Partial<Field>): void => {
      if (chosen([before.id]).fields[0] !== before) return;
      const { definition: next, fieldIds } = replaceField(definition(), before, type, changes);
      const isSelected = store.get().selection.ids.has(before.id);
      const name = fieldTypeName(type);
      edit(next, {
        what: t`${name} field added`,
        ...(isSelected && { selection: selectThese(fieldIds) }),
      });
    },
  };
}

/** Actions that add, remove and set fields; each change is a pure function of `definition/`. */
export function createFieldActions(store: BuilderStore) {
  const { definition, chosen, chosenItems, edit } = createFieldEditor(store);

  /** Returns the place of new fields: below the last selected one, else at the end. */
  const behindSelection = (): Gap => gapBehind(definition(), store.get().selection.ids);

  /** @param changes settings of the new field; with a label among them, it is not named next */
  const add = (type: FieldType, gap = behindSelection(), changes: Partial<Field> = {}): void => {
    if (!canAdd(definition(), type)) {
      const isFull = roomLeft(definition()) <= 0;
      return store.announce(
        isFull
          ? t`A form can have at most ${MAX_FIELDS} fields`
          : t`A form can have one ${FIELD_TYPES_IN_SENTENCE[type]}`,
      );
    }
    const added = addField(definition(), type, gap, changes);
    const name = fieldTypeName(type);
    const order = idsOf(added.definition);
    const [position, total] = [order.indexOf(added.fieldIds[0] ?? '') + 1, order.length];
    const named = added.fieldIds.find((fieldId) => hasNameOnForm(added.definition, fieldId)) ?? null;
    edit(added.definition, {
      what: t`${name} field added`,
      naming: changes.label === undefined ? named : null,
      say: t`${name} field added at position ${position} of ${total}`,
      selection: selectThese(added.fieldIds),
    });
  };

  /** Removes fields and groups; by key, the selection moves to what takes their place. */
  const remove = (itemIds: Iterable<string>, isByKey = false): void => {
    const { items, ids } = chosenItems(itemIds);
    if (items.length === 0) return;
    const next = isByKey ? neighbourOf(rowsOf(definition(), store.get().collapsed), new Set(ids)) : null;
    edit(removeItems(definition(), ids), {
      what: t`${subjectOf(items)} removed`,
      selection: next === null ? NOTHING : selectOnly(next),
    });
  };

  const duplicate = (itemIds: Iterable<string>): void => {
    const { items, ids } = chosenItems(itemIds);
    const copied = duplicateFields(definition(), ids);
    const reason = explainLeftOut(copied.leftOut);
    if (copied.fieldIds.length === 0) return store.announce(reason);
    const what = t`${subjectOf(items)} duplicated`;
    edit(copied.definition, {
      what,
      say: reason ? `${what}. ${reason}` : what,
      selection: selectThese(copied.fieldIds),
    });
  };

  /**
   * Adds fields from the clipboard, by default below the selection, and may give the form a title; one step of undo.
   * @returns a message about those left out
   */
  const paste = (fields: readonly Field[], gap = behindSelection(), title?: string): string => {
    const titled = title === undefined ? definition() : { ...definition(), title };
    const pasted = insertCopies(titled, fields, gap);
    const reason = explainLeftOut(pasted.leftOut);
    const what = t`${plural(pasted.fieldIds.length, { one: '# field', other: '# fields' })} pasted`;
    if (pasted.definition === definition()) store.announce(reason);
    else {
      edit(pasted.definition, {
        what,
        say: reason ? `${what}. ${reason}` : what,
        selection: selectThese(pasted.fieldIds),
      });
    }
    return reason;
  };

  return {
    add,
    ...createReplacing(store),
    /** Opens the name of a field, group or page on the form itself, where it shows one. */
    startNaming: (id: string): void => {
      if (hasNameOnForm(definition(), id)) store.set({ naming: id });
    },
    stopNaming: (id: string): void => {
      if (store.get().naming === id) store.set({ naming: null });
    },
    remove,
    duplicate,
    paste,
    require: (fieldIds: Iterable<string>, required: boolean): void => {
      const { fields, ids } = chosen(fieldIds);
      const subject = subjectOf(fields);
      edit(setRequired(definition(), ids, required), {
        what: required ? t`${subject} required` : t`${subject} optional`,
      });
    },
    /** Takes a star, or "(required)", off a label that was typed, and makes its field required: a step of its own. */
    readStar: (fieldId: string): void => {
      const [field] = chosen([fieldId]).fields;
      if (!field || !canBeOptional(field)) return;
      const { label, required } = splitRequired(field.label);
      if (!required) return;
      const named = updateField(definition(), fieldId, { label });
      const subject = fieldName({ ...field, label });
      edit(setRequired(named, [fieldId], true), {
        what: t`${subject} required`,
        say: t`${subject} is required now. Undo brings the mark back.`,
      });
    },
    /** Changes settings of one field; typing forms one step per pause. */
    updateField: (fieldId: string, changes: FieldChanges): void => {
      const [field] = chosen([fieldId]).fields;
      if (!field) return;
      const keys = Object.keys(changes).join(' ');
      edit(updateField(definition(), fieldId, changes), {
        what: settingChanged(keys, fieldName(field)),
        topic: `${fieldId} ${keys}`,
        say: null,
      });
    },
  };
}
