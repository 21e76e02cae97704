import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmptyDefinition } from '../../model/definition/formDefinition.ts';
import { isSameJson } from '../../model/structure/isSameJson.ts';
import { CliError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { openFolder, readTexts, type ReadFolder } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import { hashOf, writeLock, type Binding } from '../folder/lock.ts';
import { compare, localForm } from '../remote/compare.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { assertLooks } from '../remote/looks.ts';
import { loadDraft, loadForm, type RemoteForm } from '../remote/remoteForm.ts';
import { findForm, getFormId } from '../remote/findForm.ts';
import { findFolder } from '../remote/settings.ts';
import { describeImpact } from '../describeImpact.ts';
import { report, reportFaults } from '../report.ts';

/** `inlay push` */
export async function push(context: CliContext, values: CommandValues): Promise<number> {
  const read = readTexts(await openFolder(folderOf(values)));
  if (!read.ok) return reportFaults(context, values, read.faults);
  const { folder } = read;
  const connection = await connect(context, values);
  return saying(connection.url, async () => {
    const { live, isNew } = await findOrCreate(connection, values, folder);
    const binding = bind(connection, folder, { live, isNew });
    const draft = await loadDraft(connection, binding.form);
    if (!values['force']) assertNobodyElse(binding, { live, draft });
    const { impact, isSame, local, settings, settingsNow } = await compare(connection, folder, {
      live,
      uploads: true,
    });
    // What a name means here is sought before anything is stored.
    await findFolder(connection, settingsNow, folder.settings);
    const isStored = isSame ? draft === null : draft !== null && isSameJson(draft.definition, local);
    binding.revision = live.revision;
    binding.draft = draft?.state ?? null;
    if (!isStored) binding.draft = await store(connection, { binding, draft, local, isSame });
    await writeIds(folder);
    folder.lock.platforms[connection.url] = binding;
    for (const { file, text } of folder.texts) folder.lock.files[file] = hashOf(text);
    await writeLock(folder.path, folder.lock);
    const preview = `${connection.url}/forms/${binding.form}/build`;
    const isNothing = isSame && settings.length === 0;
    report(context, values, {
      json: { form: binding.form, preview, isSame, isStored, settings, ...impact },
      lines: [
        ...(isNothing ? ['Visitors see this already.'] : describeImpact(impact, settings)),
        ...(isNew ? ['The form is new: it is empty and closed until you publish.'] : []),
        ...(isSame ? [] : [`It is the draft of “${local.title}”. Look at it: ${preview}`]),
        ...(isNothing ? [] : [`Code: ${impact.code}`]),
      ],
    });
    return impact.problems.length > 0 ? 1 : 0;
  });
}

async function findOrCreate(
  connection: Connection,
  values: CommandValues,
  folder: ReadFolder,
): Promise<{ live: RemoteForm; isNew: boolean }> {
  const { title } = folder.form.definition;
  const known = { lock: folder.lock, title };
  const id = await (values['create'] ? findForm : getFormId)(connection, values, known);
  if (id) return { live: await loadForm(connection, id), isNew: false };
  // Whatever the texts name has to be there before something is made.
  await localForm(connection, folder, null, false);
  await findFolder(connection, { publishing: {} }, folder.settings);
  await assertLooks(folder.path, folder.settings);
  const { api } = connection;
  const definition = createEmptyDefinition(title) as never;
  const made = await api.createForm({ body: { definition, active: false } });
  return { live: await loadForm(connection, made.id), isNew: true };
}

/** Returns what the folder knows of the form; of one that it meets for the first time, what is there now. */
function bind(
  { url }: Connection,
  { lock }: ReadFolder,
  { live, isNew }: { live: RemoteForm; isNew: boolean },
): Binding {
  const known = lock.platforms[url];
  const binding: Binding =
    known?.form === live.detail.id
      ? known
      : { form: live.detail.id, revision: live.revision, draft: null, pictures: known?.pictures ?? {} };
  if (isNew) binding.isNew = true;
  lock.platforms[url] = binding;
  return binding;
}

/** @throws {CliError} where somebody else has published, or has a draft. */
function assertNobodyElse(
  { revision, draft: known }: Binding,
  { live, draft }: { live: RemoteForm; draft: Awaited<ReturnType<typeof loadDraft>> },
): void {
  if (revision !== live.revision)
    throw new CliError(
      'Somebody has published this form since the last pull. Pull it, or push with --force.',
    );
  if (draft && draft.state !== known)
    throw new CliError(
      `There is a draft by ${draft.savedBy ?? 'somebody'} that the folder does not know. Pull it with --draft, or push with --force.`,
    );
}

/** Stores the folder's form as the draft, or takes back a draft that changes nothing any more. @returns its state. */
async function store(
  { api }: Connection,
  {
    binding,
    draft,
    local,
    isSame,
  }: {
    binding: Binding;
    draft: { state: string } | null;
    local: object;
    isSame: boolean;
  },
): Promise<string | null> {
  const formId = binding.form;
  if (isSame) {
    if (draft) await api.discardDraft({ formId, ifMatch: draft.state });
    return null;
  }
  const { state } = await api.saveDraft({
    formId,
    body: { definition: local as never },
    ...(draft ? { ifMatch: draft.state } : { ifNoneMatch: '*' }),
  });
  return state;
}

/** Writes ids beside labels that have none, so that a label can be changed from now on. */
async function writeIds(folder: ReadFolder): Promise<void> {
  for (const [file, text] of folder.form.withIds()) {
    const path = join(folder.path, file);
    const own = folder.texts.find((one) => one.file === file);
    if (!own || own.text === text || (await readFile(path, 'utf8')) !== own.text) continue;
    await writeFile(path, text);
    own.text = text;
  }
}
