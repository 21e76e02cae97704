import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import type { CustomStyles, TextHandling } from '@inlay/sdk/model';
import { FOLDERS_KEY } from '../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../domain/forms/ownForms.ts';
import { forgetForm, keepForm } from './api/form.ts';
import type { FormDocument } from './definition/formDocument.ts';
import { createDraftKeeper, type DraftKeeper, type DraftPlace } from './draft/draftKeeper.ts';
import type { Draft } from './draft/draftStore.ts';
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
import { createSaveActions, type SaveListener } from './store/saveActions.ts';

/** A form's texts and styles beside its fields. */
interface FormChanges {
  title?: string;
  description?: string;
  textHandling?: TextHandling;
  customStyles?: CustomStyles;
}

/** Messages about changes of the form as a whole. */
const FORM_CHANGED: Readonly<Record<keyof FormChanges, string>> = {
  title: t`Title changed`,
  description: t`Description changed`,
  textHandling: t`Text handling changed`,
  customStyles: t`Style changed`,
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
  ReturnType<typeof createSaveActions> &
  ReturnType<typeof createReviewActions> & { drafts: DraftKeeper; serverDraft: ServerDraft };

interface Beginning {
  form: FormDetail | null;
  saved: FormDocument;
  /** What the server holds: its draft, or else what is saved. */
  held: FormDocument;
  /** Newer work of this browser. */
  draft: Draft | null;
  place: DraftPlace;
}

/** Hears of what the server holds now. */
interface BuilderListener extends Pick<SaveListener, 'onSaved'> {
  onHeld(form: FormDetail): void;
  onGone(formId: string): void;
}

function createBuilder(beginning: Beginning, { onSaved, onHeld, onGone }: BuilderListener): BuilderCore {
  const { form, saved, held, draft, place } = beginning;
  const store = createBuilderStore({
    form,
    saved,
    document: draft?.document ?? held,
    version: draft?.version ?? form?.version ?? null,
  });
  const drafts = createDraftKeeper(store, place, draft, () => serverDraft.isStored());
  const serverDraft = createServerDraft(
    store,
    { draft: form?.draft ?? null, held: form && held },
    {
      taken: t`Form loaded again`,
      onRead(read) {
        saveActions.setForm(read);
        onHeld(read);
      },
      onHeld(detail) {
        drafts.settle();
        onHeld(detail);
      },
      onGone,
    },
  );
  const saveActions = createSaveActions(store, {
    beforeSave: serverDraft.settle,
    onSaved(detail) {
      drafts.clear();
      serverDraft.published();
      onSaved(detail);
    },
    onDiscarded() {
      drafts.clear();
      return serverDraft.store();
    },
    onReloaded: serverDraft.take,
    onUnreachable: drafts.keep,
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
    ...saveActions,
    ...createReviewActions(store, saveActions),
    drafts,
    serverDraft,
  };
}

/** Creates one builder for the lifetime of the screen, and stores its draft. */
export function useBuilder(beginning: Beginning): BuilderCore {
  const client = useQueryClient();
  const [builder] = useState(() =>
    createBuilder(beginning, {
      onSaved(form) {
        keepForm(client, form);
        void client.invalidateQueries({ queryKey: FORMS_KEY, exact: true });
        void client.invalidateQueries({ queryKey: FOLDERS_KEY });
      },
      onHeld: (form) => keepForm(client, form),
      onGone: (formId) => void forgetForm(client, formId),
    }),
  );
  useEffect(() => builder.drafts.watch(), [builder]);
  useEffect(() => builder.serverDraft.watch(), [builder]);
  return builder;
}

/** Returns a part of the state; renders when that part changes. */
export function useBuilderState<Part>(builder: BuilderStore, select: (state: BuilderState) => Part): Part {
  return useSyncExternalStore(builder.subscribe, () => select(builder.get()));
}

/** Returns how the work relates to the server's draft. */
export function useServerDraft({ serverDraft }: Pick<BuilderCore, 'serverDraft'>): ServerDraftState {
  return useSyncExternalStore(serverDraft.subscribe, serverDraft.get);
}
