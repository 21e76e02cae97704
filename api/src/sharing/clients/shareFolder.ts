import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { ClientFolderRequest, SharePreset } from '../../platform/contract/index.ts';
import { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import type { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { foldersVisibleTo, getFolder } from '../../forms/folderPolicy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { clientEvent } from '../../platform/identity/identityEvents.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';

interface FolderChange {
  actor: Actor;
  clientId: string;
  folderId: string;
  source: RequestSource;
  /** As what it is recorded; an administrator's access if nothing is said. */
  event?: 'admin_access' | 'sharing_changed';
}

/**
 * Shares a folder with a client: its forms, and those put into it later (CLNT-088). Sharing it again replaces the
 * preset.
 * @throws {ProblemError} `folder.not_found`.
 */
export async function shareFolder(
  em: EntityManager,
  input: FolderChange & { preset: SharePreset },
): Promise<ClientFolder> {
  const { actor, clientId, folderId, preset } = input;
  const folder = await getFolder(em, foldersVisibleTo(actor), folderId);
  const key = { accountId: folder.accountId, folderId, clientId };
  const known = await em.findOne(ClientFolderShare, key);
  if (known) known.preset = preset;
  else em.create(ClientFolderShare, { ...key, preset });
  await tell(em, input, key.accountId, { action: 'folder_shared', folderId, preset });
  return folder;
}

/**
 * Changes what a client sees of a folder.
 * @throws {ProblemError} `folder.not_found` for one that is not shared with them.
 */
export async function changeShare(
  em: EntityManager,
  input: FolderChange & { changes: ClientFolderRequest },
): Promise<void> {
  const { folderId, changes } = input;
  const share = await getShare(em, input);
  if (changes.preset !== undefined) share.preset = changes.preset;
  if (changes.mayExport !== undefined) share.mayExport = changes.mayExport;
  if (changes.mayComment !== undefined) share.mayComment = changes.mayComment;
  if (changes.seesStatus !== undefined) share.seesStatus = changes.seesStatus;
  await tell(em, input, share.accountId, { action: 'folder_access', folderId, ...changes });
}

/** Takes a folder back. @throws {ProblemError} as `getShare`. */
export async function unshareFolder(em: EntityManager, input: FolderChange): Promise<void> {
  const share = await getShare(em, input);
  em.remove(share);
  await tell(em, input, share.accountId, { action: 'folder_unshared', folderId: input.folderId });
}

/** Gets what a client sees of a folder. @throws {ProblemError} `folder.not_found` for one that is not shared. */
export async function getShare(
  em: EntityManager,
  { clientId, folderId }: Pick<FolderChange, 'clientId' | 'folderId'>,
): Promise<ClientFolderShare> {
  const share = await em.findOne(ClientFolderShare, { clientId, folderId });
  if (!share) throw new ProblemError('folder.not_found');
  return share;
}

/** Records the change, and has the client's open portal read again. */
async function tell(
  em: EntityManager,
  { actor, clientId, source, event = 'admin_access' }: FolderChange,
  accountId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await recordWork(em, { actor, source }, { type: event, accountId, clientId, data });
  await publishEvent(em, clientEvent, { clientId });
}
