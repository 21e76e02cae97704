import { join } from 'node:path';
import {
  FILES,
  parseAuthoring,
  printAuthoredFiles,
  printSettings,
  type AuthoredText,
  withoutKitStyles,
} from '../../model/authoring/index.ts';
import { shortName } from '../../model/authoring/names.ts';
import { isSameJson } from '../../model/structure/isSameJson.ts';
import { CliError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { listChanged, openFolder, writeTexts } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import type { Binding } from '../folder/lock.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { downloadLooks, listChangedPictures } from '../remote/looks.ts';
import { downloadPictures } from '../remote/pictures.ts';
import { loadDraft, loadForm } from '../remote/remoteForm.ts';
import { getFormId } from '../remote/findForm.ts';
import { loadSettings } from '../remote/settings.ts';
import { report } from '../report.ts';

/** One form that was pulled, or why it was not. */
interface Pulled {
  folder: string;
  title: string;
  files: string[];
}

/** `inlay pull` */
export async function pull(context: CliContext, values: CommandValues): Promise<number> {
  const connection = await connect(context, values);
  const folder = folderOf(values);
  const pulled = await saying(connection.url, () =>
    values['all']
      ? pullAll(connection, values, folder)
      : pullOne(connection, values, folder).then((one) => [one]),
  );
  report(context, values, {
    json: pulled,
    lines: pulled.map((one) => `${one.title}: ${one.files.join(', ')} in ${one.folder}`),
  });
  return 0;
}

async function pullAll(connection: Connection, values: CommandValues, folder: string): Promise<Pulled[]> {
  const taken = new Set<string>();
  const pulled: Pulled[] = [];
  for await (const { id, title } of connection.api.all('listForms', { limit: 100 })) {
    const base = shortName(title) || 'form';
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
    taken.add(name);
    pulled.push(await pullOne(connection, { ...values, form: id }, join(folder, name)));
  }
  return pulled;
}

async function pullOne(connection: Connection, values: CommandValues, path: string): Promise<Pulled> {
  const { url, api } = connection;
  const folder = await openFolder(path);
  const { lock } = folder;
  const changed = [...listChanged(folder), ...(await listChangedPictures(path, lock.platforms[url]))];
  if (changed.length > 0 && !values['force'])
    throw new CliError(
      `${changed.join(', ')} in ${path} changed since the last pull or push. Push, or pull with --force.`,
    );
  const live = await loadForm(connection, await getFormId(connection, values, { lock }));
  const { id } = live.detail;
  const draft = values['draft'] ? await loadDraft(connection, id) : null;
  if (values['draft'] && !draft) throw new CliError(`“${live.detail.title}” has no draft.`);
  const known = lock.platforms[url];
  const binding: Binding = {
    form: id,
    revision: live.revision,
    draft: draft?.state ?? null,
    pictures: known?.form === id ? known.pictures : {},
  };
  const stored = draft?.definition ?? live.definition;
  const { brand } = stored;
  const followed = brand && (await api.listBrandKits()).data.find(({ id: kitId }) => kitId === brand.kitId);
  const kit = followed?.name;
  const form = await downloadPictures(connection, kit ? withoutKitStyles(stored) : stored, {
    folder: path,
    binding,
  });
  const texts = printAuthoredFiles(form, { kit });
  const { brand: _brand, ...expected } = form;
  const parsed = parseAuthoring([...texts].map(([file, text]) => ({ file, text })));
  if (!parsed.ok || !isSameJson(parsed.form.definition, expected))
    throw new CliError(`“${live.detail.title}” cannot be written as text without loss. Please report this.`);
  keepTyped(folder.texts, texts, { definition: expected, kit });
  const looks = await downloadLooks(connection, live.detail, {
    folder: path,
    pictures: binding.pictures,
    kitLogo: followed?.logoUrl ?? null,
  });
  const settings = printSettings({ ...(await loadSettings(connection, live)), ...looks }, form);
  if (settings.trim() !== '{}') texts.set('settings.yaml', settings);
  lock.platforms[url] = binding;
  await writeTexts(path, lock, texts);
  return { folder: path, title: live.detail.title, files: [...texts.keys()] };
}

/** Keeps texts as they were typed, with their comments, where they say what was pulled. */
function keepTyped(
  typed: readonly AuthoredText[],
  texts: Map<string, string>,
  { definition, kit }: { definition: object; kit: string | undefined },
): void {
  const own = typed.filter(({ file }) => texts.has(file) || file in FILES);
  const parsed = own.length > 0 ? parseAuthoring(own) : null;
  const isSame = parsed?.ok && isSameJson(parsed.form.definition, definition);
  if (!isSame || parsed.form.brand?.kit !== kit) return;
  texts.clear();
  for (const { file, text } of own) texts.set(file, text);
}
