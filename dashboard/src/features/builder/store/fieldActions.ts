import { plural, t } from '@lingui/core/macro';
import {
  capabilitiesOf,
  MAX_FIELDS,
  fieldsOfPageOne,
  type Field,
  type FieldType,
  type FormDefinition,
} from '@inlay/sdk/model';
import { fieldName, fieldTypeInSentence, fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import {
  addField,
  canAdd,
  duplicateFields,
  idsOf,
  insertCopies,
  removeFields,
  roomLeft,
  setRequired,
  updateField,
} from '../definition/editing.ts';
import { neighbourOf, NOTHING, selectOnly, selectThese } from '../definition/selection.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor } from './fieldEditor.ts';
import { explainLeftOut, settingChanged, subjectOf } from './words.ts';

/** The built-in captcha shows its own text instead of a label. */
const hasNameOnForm = (definition: FormDefinition, fieldId: string): boolean =>
  fieldsOfPageOne(definition).some((field) => field.id === fieldId && !capabilitiesOf(field).hidesLabel);

/** Actions that add, remove and set fields; each change is a pure function of `definition/`. */
export function createFieldActions(store: BuilderStore) {
  const { definition, chosen, edit } = createFieldEditor(store);

  /** Returns the place of new fields: below the last selected one, else at the end. */
  const indexBehindSelection = (): number => {
    const { ids } = store.get().selection;
    const last = fieldsOfPageOne(definition()).findLastIndex((field) => ids.has(field.id));
    return last < 0 ? fieldsOfPageOne(definition()).length : last + 1;
  };

  const add = (type: FieldType, index = indexBehindSelection()): void => {
    if (!canAdd(definition(), type)) {
      const isFull = roomLeft(definition()) <= 0;
      return store.announce(
        isFull
          ? t`A form can have at most ${MAX_FIELDS} fields`
          : t`A form can have one ${fieldTypeInSentence(type)}`,
      );
    }
    const added = addField(definition(), type, index);
    const [name, total] = [fieldTypeName(type), fieldsOfPageOne(added.definition).length];
    edit(added.definition, {
      what: t`${name} field added`,
      naming: added.fieldIds.find((fieldId) => hasNameOnForm(added.definition, fieldId)) ?? null,
      say: t`${name} field added at position ${index + 1} of ${total}`,
      selection: selectThese(added.fieldIds),
    });
  };

  /** Removes fields; by key, the selection moves to the field that takes their place. */
  const remove = (fieldIds: Iterable<string>, isByKey = false): void => {
    const { fields, ids } = chosen(fieldIds);
    if (fields.length === 0) return;
    const next = isByKey ? neighbourOf(idsOf(definition()), new Set(ids)) : null;
    edit(removeFields(definition(), ids), {
      what: t`${subjectOf(fields)} removed`,
      selection: next === null ? NOTHING : selectOnly(next),
    });
  };

  const duplicate = (fieldIds: Iterable<string>): void => {
    const { fields, ids } = chosen(fieldIds);
    const copied = duplicateFields(definition(), ids);
    const reason = explainLeftOut(copied.leftOut);
    if (copied.fieldIds.length === 0) return store.announce(reason);
    const what = t`${subjectOf(fields)} duplicated`;
    edit(copied.definition, {
      what,
      say: reason ? `${what}. ${reason}` : what,
      selection: selectThese(copied.fieldIds),
    });
  };

  /** Adds fields from the clipboard below the selection; returns a message about those left out. */
  const paste = (fields: readonly Field[]): string => {
    const pasted = insertCopies(definition(), fields, indexBehindSelection());
    const reason = explainLeftOut(pasted.leftOut);
    const what = t`${plural(pasted.fieldIds.length, { one: '# field', other: '# fields' })} pasted`;
    if (pasted.fieldIds.length === 0) store.announce(reason);
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
    /** Opens the label of a field on the form itself, where it shows one. */
    startNaming: (fieldId: string): void => {
      if (hasNameOnForm(definition(), fieldId)) store.set({ naming: fieldId });
    },
    stopNaming: (fieldId: string): void => {
      if (store.get().naming === fieldId) store.set({ naming: null });
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
    /** Changes settings of one field; typing forms one step per pause. */
    updateField: (fieldId: string, changes: Partial<Field>): void => {
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
