import { t } from '@lingui/core/macro';
import type { BuilderCore } from '../useBuilder.ts';
import { restoreAsDraft } from './api.ts';

/**
 * Makes an earlier version the draft and edits it; undo brings back the document edited before.
 * @throws {ApiError} `form.draft_conflict` when a colleague has gone on with the draft meanwhile
 */
export async function restoreVersion(builder: BuilderCore, versionId: string): Promise<void> {
  const { form } = builder.get();
  if (!form) return;
  // Stores the last edits first, so that the history gets a copy of them.
  await builder.serverDraft.store();
  const draftState = builder.serverDraft.get().draft?.state ?? null;
  builder.serverDraft.take(await restoreAsDraft(form.id, versionId, draftState), t`Version restored`);
  builder.announce(t`Version restored`);
}
