import { t } from '@lingui/core/macro';
import type { FormDetail } from '@inlay/api/contract';
import { ApiError } from '../../../lib/apiError.ts';
import { hideToast, showError, toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { createForm, fetchForm, saveDefinition, updateForm } from '../api/form.ts';
import type { FormDocument } from '../definition/formDocument.ts';
import { startHistory } from '../definition/history.ts';
import type { BuilderStore } from './builderStore.ts';

/** Receives the results of saves, for lists of forms and drafts. */
export interface SaveListener {
  onSaved(form: FormDetail): void;
  /** Waits for a draft on its way. @returns the state of the draft that a save publishes */
  beforeSave(): Promise<string | null>;
  /** The document is the live one again: the server's draft goes. */
  onDiscarded(): Promise<void>;
  /** Takes what the server has now. */
  onReloaded(form: FormDetail): void;
  /** The server was not reached: the draft must be stored in the browser. */
  onUnreachable(): void;
  /** Folder of a new form. */
  folderId: string | null;
}

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

/** Returns the notice about a new form: visitors can open it, and who is told of what they send (D-192). */
const newsOfForm = ({ hasMailServer }: FormDetail): string =>
  hasMailServer
    ? t`It’s live now. You’ll get an email about new submissions.`
    : t`It’s live now. No mail server is set up, so you won’t get emails about submissions.`;

/** Saves the form, and resolves conflicts with changes from elsewhere (D-67). */
export function createSaveActions(store: BuilderStore, listener: SaveListener) {
  const send = async ({ definition }: FormDocument, version: number | null): Promise<FormDetail> => {
    const { form } = store.get();
    if (!form || version === null) return createForm(definition, listener.folderId);
    const draftState = await listener.beforeSave();
    return saveDefinition(form.id, { definition, version, draftState });
  };

  /** The server has this document now. */
  const adopt = (form: FormDetail, saved: FormDocument): void =>
    store.set({ form, saved, version: form.version, hasConflict: false, isOffline: false });

  /** Message of the last failed attempt; removed by the next success. */
  let failure: string | null = null;
  /** Says why nothing was saved; what was not sent stays in this browser. */
  const reportFailure = (error: unknown): void => {
    if (isUnreachable(error)) {
      store.set({ isOffline: true });
      listener.onUnreachable();
    }
    const isFull = error instanceof ApiError && error.code === 'form.limit_reached';
    failure = toastThrown(error, isFull ? t`Form limit reached` : t`Error saving form`);
  };
  /** Says what keeps the form from being saved; the refusal itself says it in English alone. */
  const reportObstacles = async ({ definition }: FormDocument, refusal: ApiError): Promise<void> => {
    try {
      const { listObstacles } = await import('../logic/checkLogic.ts');
      const obstacles = listObstacles(definition);
      if (obstacles.length === 0) return reportFailure(refusal);
      failure = showError(obstacles.join(' '), t`This can’t be published yet`);
    } catch {
      // The chunk was not reached.
      reportFailure(refusal);
    }
  };
  const save = async (version = store.get().version): Promise<FormDetail | null> => {
    if (store.get().isSaving) return null;
    const document = store.get().history.present;
    const isFirst = store.get().form === null;
    store.set({ isSaving: true });
    try {
      const detail = await send(document, version);
      adopt(detail, document);
      listener.onSaved(detail);
      store.announce(t`Form saved`);
      if (failure) hideToast(failure);
      if (isFirst) toastSuccess(newsOfForm(detail), t`Form saved`);
      else toastSuccess(t`Form saved`, detail.active ? t`Published` : undefined);
      return detail;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'form.revision_conflict') {
        store.set({ hasConflict: true });
      } else if (error instanceof ApiError && error.code === 'form.invalid_definition') {
        await reportObstacles(document, error);
      } else reportFailure(error);
      return null;
    } finally {
      store.set({ isSaving: false });
    }
  };

  /** Takes a further response about the form; its version counts only with the revision of this edit. */
  const setForm = (detail: FormDetail): void => {
    const { form, version } = store.get();
    // Somebody else's revision must not pass for the one that this work began with.
    const isOurs = form !== null && form.version === version && form.revisionId === detail.revisionId;
    store.set({ form: detail, version: isOurs ? detail.version : version });
  };

  return {
    save,
    reportFailure,
    setForm,
    /** Publishes and disables: decides whether visitors see the form and can send it (D-15). */
    setActive: async (active: boolean): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        setForm(await updateForm(form.id, { active }));
        toastSuccess(active ? t`Form activated successfully` : t`Form deactivated successfully`);
      } catch {
        toastError(t`Failed to update form status`);
      }
    },
    /** Returns to the document stored at the server; undo restores the draft (D-66). */
    discardDraft: async (): Promise<void> => {
      const { form, saved, version } = store.get();
      const now = form?.version ?? null;
      if (version === now) store.edit({ document: saved, what: t`Draft discarded`, say: null });
      // Undo would present work on an older form as work on the newer one, so the history restarts.
      else store.set({ history: startHistory(saved), version: now });
      await listener.onDiscarded();
      store.announce(t`Draft discarded`);
    },
    closeConflict: (): void => store.set({ hasConflict: false }),
    /** Saves over what was changed elsewhere. */
    overwrite: async (): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        await save((await fetchForm(form.id)).version);
      } catch (error) {
        toastThrown(error, t`Error saving form`);
      }
    },
    /** Takes the version saved elsewhere; undo restores the work done here. */
    reload: async (): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        listener.onReloaded(await fetchForm(form.id));
        store.set({ hasConflict: false });
      } catch (error) {
        toastThrown(error, t`Error loading form`);
      }
    },
  };
}
