import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import type { FieldType, FormDefinition } from '@inlay/sdk/model';
import { ApiError } from '../../lib/apiError.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.ts';
import { createForm, fetchForm, saveDefinition } from './api/form.ts';
import { addField, duplicateField, moveField, removeField, updateField } from './definition/editing.ts';
import { useHistory } from './useHistory.ts';

/** Everything the builder's panels share: the form, its history, the selection, saving. */
export function useBuilder(initial: FormDefinition, initialForm: FormDetail | null) {
  const client = useQueryClient();
  const history = useHistory(initial);
  const [form, setForm] = useState(initialForm);
  const [saved, setSaved] = useState(initial);
  const [selectedId, select] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const [announcement, announce] = useState('');
  const definition = history.present;

  const labelOf = (fieldId: string) =>
    definition.fields.find((field) => field.id === fieldId)?.label ?? 'Field';

  const add = (type: FieldType, index?: number) => {
    const added = addField(definition, type, index);
    history.change(added.definition, `add ${added.fieldId}`);
    select(added.fieldId);
    announce(`${type} field added at position ${(index ?? definition.fields.length) + 1}`);
  };
  const remove = (fieldId: string) => {
    history.change(removeField(definition, fieldId), `remove ${fieldId}`);
    select(null);
    announce(`${labelOf(fieldId)} removed`);
  };
  const move = (fieldId: string, index: number) => {
    const moved = moveField(definition, fieldId, index);
    history.change(moved, `move ${fieldId}`);
    const position = moved.fields.findIndex((field) => field.id === fieldId) + 1;
    announce(`${labelOf(fieldId)} moved to position ${position} of ${moved.fields.length}`);
  };
  const duplicate = (fieldId: string) => {
    const copied = duplicateField(definition, fieldId);
    history.change(copied.definition, `duplicate ${copied.fieldId}`);
    select(copied.fieldId);
    announce(`${labelOf(fieldId)} duplicated`);
  };

  const adopt = (detail: FormDetail) => {
    setForm(detail);
    setSaved(definition);
    client.setQueryData(['forms', detail.id], detail);
    void client.invalidateQueries({ queryKey: ['forms'], exact: true });
  };

  /** Saves; resolves to the form when it is stored. `version` other than the form's own overwrites. */
  const save = async (version = form?.version): Promise<FormDetail | null> => {
    if (isSaving) return null;
    setSaving(true);
    try {
      const detail = form
        ? await saveDefinition(form.id, definition, version ?? form.version)
        : await createForm(definition);
      adopt(detail);
      setConflict(false);
      toastSuccess('Form saved');
      return detail;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'form.revision_conflict') setConflict(true);
      else toastThrown(error, code === 'form.limit_reached' ? 'Form limit reached' : 'Error saving form');
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    setForm,
    definition,
    history,
    selectedId,
    select,
    isSaving,
    isDirty: definition !== saved,
    hasConflict,
    announcement,
    add,
    remove,
    move,
    duplicate,
    change: history.change,
    updateField: (fieldId: string, changes: Parameters<typeof updateField>[2]) =>
      history.change(updateField(definition, fieldId, changes), `${fieldId} ${Object.keys(changes).join()}`),
    save,
    closeConflict: () => setConflict(false),
    /** Saves over what was changed elsewhere. */
    overwrite: async () => form && save((await fetchForm(form.id)).version),
    /** Takes what was saved elsewhere and drops what was done here. */
    reload: async () => {
      if (!form) return;
      const detail = await fetchForm(form.id);
      setForm(detail);
      setSaved(detail.definition);
      history.reset(detail.definition);
      setConflict(false);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
