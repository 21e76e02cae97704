import { t } from '@lingui/core/macro';
import type { FormDetail } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { ApiError } from '../../../lib/apiError.ts';
import { loadMeasuredLines } from '../../../domain/publishing/useMeasuredLines.ts';
import { copyText } from '../../../lib/copyText.ts';
import {
  endErrors,
  hideToast,
  showError,
  toastAction,
  toastSuccess,
  toastThrown,
} from '../../../lib/toasts.tsx';
import { createForm, fetchForm, publishDefinition, updateForm } from '../api/form.ts';
import type { FormDocument } from '../definition/formDocument.ts';
import { startHistory } from '../definition/history.ts';
import { editedOf, type BuilderStore } from './builderStore.ts';

/** Receives the results of publishing, for lists of forms, draft and backup. */
export interface PublishListener {
  onPublished(form: FormDetail): void;
  /** Waits for a draft on its way. @returns the state of the draft that is published */
  beforePublish(): Promise<string | null>;
  /** The edited document is the published one again: the draft goes. */
  onDiscarded(): Promise<void>;
  /** The form was read again, in place of the edited document. */
  onReloaded(form: FormDetail): void;
  /** The server was not reached: the edited document needs a backup. */
  onUnreachable(): void;
  /** Lists why a definition cannot be published, in the reader's language. @throws if its code cannot be loaded */
  listObstacles(definition: FormDefinition): Promise<string[]>;
  /** Folder of a new form. */
  folderId: string | null;
}

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

/** Returns the notice about a new form: visitors can open it, and whether submissions are mailed (D-192). */
const newsOfForm = ({ hasMailServer }: FormDetail): string =>
  hasMailServer
    ? t`It’s live now. You’ll get an email about new submissions.`
    : t`It’s live now. No mail server is set up, so you won’t get emails about submissions.`;

/** Copies the line that puts a form on a website, as Share shows it first. */
const copyCode = (form: FormDetail): Promise<void> =>
  copyText(
    loadMeasuredLines(form).then(({ code }) => code),
    'code',
  );

/** Publishes the form, and resolves conflicts with publications from elsewhere (D-67). */
export function createPublishActions(store: BuilderStore, listener: PublishListener) {
  const send = async ({ definition }: FormDocument, baseVersion: number | null): Promise<FormDetail> => {
    const { form } = store.get();
    if (!form || baseVersion === null) return createForm(definition, listener.folderId);
    const draftState = await listener.beforePublish();
    return publishDefinition(form.id, { definition, version: baseVersion, draftState });
  };

  const adopt = (form: FormDetail, published: FormDocument): void =>
    store.set({ form, published, baseVersion: form.version, hasConflict: false, isOffline: false });

  /** Message of the last failed attempt; removed by the next success. */
  let failure: string | null = null;
  /** Reports why publishing failed; the edited document stays in the backup. */
  const reportFailure = (error: unknown): void => {
    if (isUnreachable(error)) {
      store.set({ isOffline: true });
      listener.onUnreachable();
    }
    const isFull = error instanceof ApiError && error.code === 'form.limit_reached';
    failure = toastThrown(error, isFull ? t`Form limit reached` : t`Error saving form`);
  };
  /** Reports what prevents publishing, in the reader's language; the refusal itself is English. */
  const reportObstacles = async ({ definition }: FormDocument, refusal: ApiError): Promise<void> => {
    try {
      const obstacles = await listener.listObstacles(definition);
      if (obstacles.length === 0) return reportFailure(refusal);
      failure = showError(obstacles.join(' '), t`This can’t be published yet`);
    } catch {
      // The chunk was not reached.
      reportFailure(refusal);
    }
  };
  const publish = async (baseVersion = store.get().baseVersion): Promise<FormDetail | null> => {
    if (store.get().isPublishing) return null;
    const document = editedOf(store.get());
    const isFirst = store.get().form === null;
    store.set({ isPublishing: true });
    try {
      const detail = await send(document, baseVersion);
      adopt(detail, document);
      listener.onPublished(detail);
      store.announce(t`Form saved`);
      if (failure) hideToast(failure);
      if (isFirst) toastAction(newsOfForm(detail), t`Form saved`, t`Copy code`, () => copyCode(detail));
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
      store.set({ isPublishing: false });
    }
  };

  /** Takes a further response about the form; its version counts only with the revision of this edit. */
  const setForm = (detail: FormDetail): void => {
    const { form, baseVersion } = store.get();
    // Somebody else's revision must not become the base of this edit.
    const isOurs = form !== null && form.version === baseVersion && form.revisionId === detail.revisionId;
    store.set({ form: detail, baseVersion: isOurs ? detail.version : baseVersion });
  };

  return {
    publish,
    reportFailure,
    setForm,
    /** Activates or deactivates: decides whether visitors see the form and can send it (D-15). */
    setActive: async (active: boolean): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        setForm(await updateForm(form.id, { active }));
        endErrors(t`Failed to update form status`);
        toastSuccess(active ? t`Form activated successfully` : t`Form deactivated successfully`);
      } catch (error) {
        toastThrown(error, t`Failed to update form status`);
      }
    },
    /** Returns to the published document; undo restores the edited one (D-66). */
    discardDraft: async (): Promise<void> => {
      const { form, published, baseVersion } = store.get();
      const now = form?.version ?? null;
      if (baseVersion === now) store.edit({ document: published, what: t`Draft discarded`, say: null });
      // Undo would bring back edits of an older base as edits of this one, so the history restarts.
      else store.set({ history: startHistory(published), baseVersion: now });
      await listener.onDiscarded();
      store.announce(t`Draft discarded`);
    },
    closeConflict: (): void => store.set({ hasConflict: false }),
    /** Publishes over theirs. */
    overwrite: async (): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        await publish((await fetchForm(form.id)).version);
      } catch (error) {
        failure = toastThrown(error, t`Error saving form`);
      }
    },
    /** Takes theirs; undo restores the edited document. */
    reload: async (): Promise<void> => {
      const { form } = store.get();
      if (!form) return;
      try {
        listener.onReloaded(await fetchForm(form.id));
        endErrors(t`Error loading form`);
        store.set({ hasConflict: false });
      } catch (error) {
        toastThrown(error, t`Error loading form`);
      }
    },
  };
}
