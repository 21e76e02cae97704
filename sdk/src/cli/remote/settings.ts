import {
  InlayApiError,
  type Publishing,
  type Sender,
  type UpdatePublishingRequest,
} from '../../api/index.ts';
import type { NamedSender, NamedSettings } from '../../model/authoring/index.ts';
import { isSameJson } from '../../model/structure/isSameJson.ts';
import { CliError } from '../cliContext.ts';
import type { Connection } from './connect.ts';
import type { RemoteForm } from './remoteForm.ts';

/** Reads what a key may not see as nothing, so that it is neither written nor compared. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InlayApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** Loads the settings of a form by names, as far as the key may see them. */
export async function loadSettings(connection: Connection, { detail }: RemoteForm): Promise<NamedSettings> {
  const { api } = connection;
  const recipients = await readable(() => api.listRecipients({ formId: detail.id }));
  const folders = await readable(() => listFolders(connection));
  const senders = await readable(() => api.listSenders({ formId: detail.id }));
  const publishing: Publishing = await api.getPublishing({ formId: detail.id });
  const folder = folders?.find(({ id }) => id === detail.folderId)?.name ?? null;
  return {
    ...(folders && { folder }),
    ...(recipients && {
      recipients: recipients.data
        .filter(({ isEnabled }) => isEnabled)
        .map(({ email, label, condition }) => ({
          email,
          ...(label && { label }),
          ...(condition && { condition: condition as never }),
        })),
    }),
    ...(senders && { senders: withOwnNames(senders.data) }),
    redirectUrl: detail.redirectUrl,
    autoReply: detail.autoReply as NamedSettings['autoReply'] & object,
    publishing: { ...publishing },
  };
}

/** Those that their kind and name alone tell apart: a text could not name the others. */
const withOwnNames = (senders: readonly Sender[]): NamedSender[] =>
  senders
    .filter((one) => !senders.some((other) => other !== one && keyOf(other) === keyOf(one)))
    .map(({ kind, name, settings, condition }) => ({
      kind,
      name,
      settings: settings as NamedSender['settings'],
      condition: condition as NamedSender['condition'],
    }));

const keyOf = ({ kind, name }: { kind: string; name: string }): string => `${kind} ${name}`;

/** What a sender writes, without settings that say nothing. */
const writesOf = ({ settings, condition }: NamedSender): object => ({
  settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)),
  condition,
});

/** Lists the senders of a folder that a platform does not have as they are there. */
function listChangedSenders(before: NamedSettings, after: NamedSettings): NamedSender[] {
  const known = new Map((before.senders ?? []).map((one) => [keyOf(one), one]));
  return (after.senders ?? []).filter((one) => {
    const there = known.get(keyOf(one));
    return !there || !isSameJson(writesOf(there), writesOf(one));
  });
}

function describeSenders(before: NamedSettings, after: NamedSettings): string[] {
  const known = new Set((before.senders ?? []).map(keyOf));
  return listChangedSenders(before, after).map((one) => {
    const named = `the sender ${one.kind}${one.name ? ` “${one.name}”` : ''}`;
    return known.has(keyOf(one)) ? `Changes ${named}` : `Adds ${named}, off until its credentials are set`;
  });
}

async function listFolders({ api }: Connection): Promise<{ id: string; name: string }[]> {
  const folders: { id: string; name: string }[] = [];
  for await (const { id, name } of api.all('listFolders', { limit: 100 })) folders.push({ id, name });
  return folders;
}

/** Says in words what applying settings would change. */
export function describeSettings(before: NamedSettings, after: NamedSettings): string[] {
  const lines: string[] = [];
  const say = (value: unknown): string =>
    value === null || value === undefined ? 'nothing' : JSON.stringify(value);
  const compare = (what: string, one: unknown, other: unknown): void => {
    if (other !== undefined && !isSameJson(one ?? null, other ?? null))
      lines.push(`Changes ${what} from ${say(one)} to ${say(other)}`);
  };
  compare('the folder', before.folder, after.folder);
  compare('where visitors are led after sending', before.redirectUrl, after.redirectUrl);
  for (const [key, value] of Object.entries(after.publishing))
    compare(`“${key}”`, before.publishing[key], value);
  if (after.autoReply !== undefined && !isSameJson(before.autoReply ?? null, after.autoReply))
    lines.push(
      after.autoReply === null
        ? 'Removes the automatic reply'
        : before.autoReply
          ? 'Changes the automatic reply'
          : 'Adds an automatic reply',
    );
  lines.push(...describeSenders(before, after));
  if (after.recipients) {
    const [old, next] = [byEmail(before.recipients), byEmail(after.recipients)];
    for (const email of next.keys()) if (!old.has(email)) lines.push(`Tells ${email} of submissions`);
    for (const email of old.keys())
      if (!next.has(email)) lines.push(`Tells ${email} of submissions no longer`);
    for (const [email, one] of next)
      if (old.has(email) && !isSameJson(old.get(email), one)) lines.push(`Changes what ${email} is told of`);
  }
  return lines;
}

const byEmail = (recipients: NamedSettings['recipients'] = []) =>
  new Map(
    recipients.map(({ email, label, condition }) => [
      email.toLowerCase(),
      { label: label || null, condition: condition ?? null },
    ]),
  );

/**
 * Applies settings to a form on a platform, by the names that things have there.
 * @throws {CliError} where the platform has nothing of a name; nothing is applied then.
 */
export async function applySettings(
  connection: Connection,
  formId: string,
  { before, after }: { before: NamedSettings; after: NamedSettings },
): Promise<void> {
  const { api } = connection;
  const folderId = await findFolder(connection, before, after);
  const isChanged = (one: unknown, other: unknown): boolean =>
    other !== undefined && !isSameJson(one ?? null, other);
  const isReplyChanged = isChanged(before.autoReply, after.autoReply);
  if (folderId !== undefined || isReplyChanged || isChanged(before.redirectUrl, after.redirectUrl))
    await api.updateForm({
      formId,
      body: {
        ...(folderId !== undefined && { folderId }),
        ...(after.redirectUrl !== undefined && { redirectUrl: after.redirectUrl }),
        ...(isReplyChanged && { autoReply: after.autoReply as never }),
      },
    });
  const publishing = Object.entries(after.publishing).filter(([key, value]) =>
    isChanged(before.publishing[key], value),
  );
  if (publishing.length > 0)
    await api.updatePublishing({ formId, body: Object.fromEntries(publishing) as UpdatePublishingRequest });
  const senders = listChangedSenders(before, after);
  if (senders.length > 0) await api.placeSenders({ formId, body: { senders: senders as never } });
  if (
    after.recipients &&
    describeSettings({ ...before, publishing: {} }, { recipients: after.recipients, publishing: {} }).length >
      0
  )
    await api.replaceRecipients({
      formId,
      body: {
        recipients: after.recipients.map(({ email, label = null, condition = null }) => ({
          email,
          label,
          condition: condition as never,
        })),
      },
    });
}

/** Returns the id of the folder that is named; undefined where the form is in it already, or none is named. */
export async function findFolder(
  connection: Connection,
  before: NamedSettings,
  after: NamedSettings,
): Promise<string | null | undefined> {
  const { folder } = after;
  if (folder === undefined || folder === before.folder) return undefined;
  if (folder === null) return null;
  const found = (await listFolders(connection)).filter(({ name }) => name === folder);
  if (found.length === 1) return found[0]!.id;
  throw new CliError(
    found.length === 0
      ? `There is no folder “${folder}” at ${connection.url}. Change it in settings.yaml, or make the folder.`
      : `Several folders at ${connection.url} are called “${folder}”. Rename one.`,
  );
}
