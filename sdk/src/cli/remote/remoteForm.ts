import { InlayApiError, type FormDetail } from '../../api/index.ts';
import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { upgradeFormDefinition } from '../../model/upgrades/index.ts';
import type { Connection } from './connect.ts';

/** A form on a platform: what visitors see of it. */
export interface RemoteForm {
  detail: FormDetail;
  definition: FormDefinition;
  revision: string;
}

/** A draft on a platform. */
export interface RemoteDraft {
  state: string;
  savedBy: string | null;
  definition: FormDefinition;
}

/** Loads a form. */
export async function loadForm({ api }: Connection, id: string): Promise<RemoteForm> {
  const [detail, { definition, revisionId }] = await Promise.all([
    api.getForm({ formId: id }),
    api.getDefinition({ formId: id }),
  ]);
  return { detail, definition: upgradeFormDefinition(definition), revision: revisionId };
}

/** Loads the draft of a form; null without one. */
export async function loadDraft({ api }: Connection, formId: string): Promise<RemoteDraft | null> {
  try {
    const { state, savedBy, definition } = await api.getDraft({ formId });
    return { state, savedBy, definition: upgradeFormDefinition(definition) };
  } catch (error) {
    if (error instanceof InlayApiError && error.code === 'draft.not_found') return null;
    throw error;
  }
}
