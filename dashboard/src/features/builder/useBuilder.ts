import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import type { CustomStyles, Scoring, TextHandling } from '@inlay/sdk/model';
import { FOLDERS_KEY } from '../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../domain/forms/ownForms.ts';
import { forgetForm, keepForm } from './api/form.ts';
import type { FormDocument } from './definition/formDocument.ts';
import { createBackupKeeper, type BackupKeeper, type BackupPlace } from './draft/backupKeeper.ts';
import type { Backup } from './draft/backupStore.ts';
import { createServerDraft, type ServerDraft, type ServerDraftState } from './draft/serverDraft.ts';
import {
  createBuilderStore,
  definitionOf,
  type BuilderState,
  type BuilderStore,
} from './store/builderStore.ts';
import { createFieldActions } from './store/fieldActions.ts';
import { createPartActions } from './store/partActions.ts';
import { createPlaceActions } from './store/placeActions.ts';
import { createStructureActions } from './store/structureActions.ts';
import { createReviewActions } from './store/reviewActions.ts';
import { createPublishActions, type PublishListener } from './store/publishActions.ts';

/** A form's texts, styles and scoring, without its fields. */
interface FormChanges {
  title?: string;
  description?: string;
  textHandling?: TextHandling;
  customStyles?: CustomStyles;
  scoring?: Scoring;
}

/** Messages about changes of the form as a whole. */
const FORM_CHANGED: Readonly<Record<keyof FormChanges, string>> = {
  title: t`Title changed`,
  description: t`Description changed`,
  textHandling: t`Text handling changed`,
  customStyles: t`Style changed`,
  scoring: t`Scoring changed`,
};

/** Changes of the document that are not about fields. */
const createFormActions = (store: BuilderStore) => ({
  /** Changes the form as a whole; typing is one undo step per pause. */
  changeForm: (changes: FormChanges, topic = Object.keys(changes).join(' ')): void => {
    const [key = 'title'] = Object.keys(changes) as (keyof FormChanges)[];
    const document = { definition: { ...definitionOf(store.get()), ...changes } };
    store.edit({ document, what: FORM_CHANGED[key], topic, say: null });
  },
});

/** The builder's state and everything that can be done in it; the same object from beginning to end. */
export type BuilderCore = BuilderStore &
  ReturnType<typeof createFieldActions> &
  ReturnType<typeof createPlaceActions> &
  ReturnType<typeof createStructureActions> &
  ReturnType<typeof createPartActions> &
  ReturnType<typeof createFormActions> &
  ReturnType<typeof createPublishActions> &
  ReturnType<typeof createReviewActions> & { backups: BackupKeeper; serverDraft: ServerDraft };

/** The states of a form that a builder starts with. */
interface InitialStates {
  form: FormDetail | null;
  published: FormDocument;
  stored: FormDocument;
  /** A backup that is newer than the stored document. */
  backup: Backup | null;
  place: BackupPlace;
}

/** Receives the published and the stored form after each change. */
interface BuilderListener extends Pick<PublishListener, 'onPublished'> {
  onStored(form: FormDetail): void;
  onGone(formId: string): void;
}

function createBuilder(initial: InitialStates, listener: BuilderListener): BuilderCore {
  const { form, published, stored, backup, place } = initial;
  const { onPublished, onStored, onGone } = listener;
  const store = createBuilderStore({
    form,
    published,
    edited: backup?.document ?? stored,
    baseVersion: backup?.baseVersion ?? form?.version ?? null,
  });
  const backups = createBackupKeeper(store, place, backup, () => serverDraft.isStored());
  const serverDraft = createServerDraft(
    store,
    { draft: form?.draft ?? null, stored: form && stored },
    {
      taken: t`Form loaded again`,
      onRead(read) {
        publishActions.setForm(read);
        onStored(read);
      },
      onStored(detail) {
        backups.settle();
        onStored(detail);
      },
      onGone,
    },
  );
  const publishActions = createPublishActions(store, {
    beforePublish: serverDraft.settle,
    onPublished(detail) {
      backups.clear();
      serverDraft.afterPublish();
      onPublished(detail);
    },
    onDiscarded() {
      backups.clear();
      return serverDraft.store();
    },
    onReloaded: serverDraft.take,
    onUnreachable: backups.keep,
    listObstacles: async (definition) => (await import('./logic/checkLogic.ts')).listObstacles(definition),
    folderId: place.folderId,
  });
  const actions = {
    ...createFieldActions(store),
    ...createPlaceActions(store),
    ...createStructureActions(store),
  };
  return {
    ...store,
    ...actions,
    ...createPartActions(store, actions),
    ...createFormActions(store),
    ...publishActions,
    ...createReviewActions(store, publishActions),
    backups,
    serverDraft,
  };
}

/** Creates one builder for the lifetime of the screen, which stores its edits and backs them up. */
export function useBuilder(initial: InitialStates): BuilderCore {
  const client = useQueryClient();
  const [builder] = useState(() =>
    createBuilder(initial, {
      onPublished(form) {
        keepForm(client, form);
        void client.invalidateQueries({ queryKey: FORMS_KEY, exact: true });
        void client.invalidateQueries({ queryKey: FOLDERS_KEY });
      },
      onStored: (form) => keepForm(client, form),
      onGone: (formId) => void forgetForm(client, formId),
    }),
  );
  useEffect(() => builder.backups.watch(), [builder]);
  useEffect(() => builder.serverDraft.watch(), [builder]);
  return builder;
}

/** Returns a part of the state; renders when that part changes. */
export function useBuilderState<Part>(builder: BuilderStore, select: (state: BuilderState) => Part): Part {
  return useSyncExternalStore(builder.subscribe, () => select(builder.get()));
}

/** Returns the draft, and what keeps the edited document from becoming it. */
export function useServerDraft({ serverDraft }: Pick<BuilderCore, 'serverDraft'>): ServerDraftState {
  return useSyncExternalStore(serverDraft.subscribe, serverDraft.get);
}
