import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import {
  FILES,
  parseAuthoring,
  parseSettings,
  type AuthoredForm,
  type AuthoredText,
  type AuthoringFault,
  type NamedSettings,
} from '../../model/authoring/index.ts';
import { CliError } from '../cliContext.ts';
import { hashOf, readLock, writeLock, type Lock } from './lock.ts';

/** Texts of a form, and its settings. */
const TEXTS = Object.keys(FILES);
const SETTINGS = 'settings.yaml';
const OWN_FILES = [...TEXTS, SETTINGS];
const PICTURES = 'pictures';

/** A folder with a form in it. */
export interface FormFolder {
  path: string;
  texts: AuthoredText[];
  lock: Lock;
}

/** A folder whose texts could be read. */
export interface ReadFolder extends FormFolder {
  form: AuthoredForm;
  settings: NamedSettings;
}

/** Opens a folder; a form need not be in it yet. */
export async function openFolder(path: string): Promise<FormFolder> {
  const texts = await Promise.all(
    OWN_FILES.map(async (file) => ({
      file,
      text: await readFile(join(path, file), 'utf8').catch(() => null),
    })),
  );
  return {
    path,
    texts: texts.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }])),
    lock: await readLock(path),
  };
}

/** Lists folders with a form: the one at a path, else all below. */
export async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) throw new CliError(`There is no folder ${path}.`);
  if (entries.some(({ name }) => name === 'form.yaml')) return [path];
  const below = entries.filter((one) => one.isDirectory() && !/^\.|^node_modules$/.test(one.name));
  return (await Promise.all(below.map(({ name }) => listFolders(join(path, name))))).flat();
}

/** Reads the texts of a folder; faults have paths that an editor opens. */
export function readTexts(
  folder: FormFolder,
): { ok: true; folder: ReadFolder } | { ok: false; faults: AuthoringFault[] } {
  const { path, texts } = folder;
  if (!texts.some(({ file }) => file === 'form.yaml'))
    throw new CliError(`There is no form.yaml in ${path}. Pull a form into it first.`);
  const located = (faults: readonly AuthoringFault[]): AuthoringFault[] =>
    faults.map((fault) => ({ ...fault, file: relative('.', join(path, fault.file)) }));
  const parsed = parseAuthoring(texts.filter(({ file }) => file !== SETTINGS));
  if (!parsed.ok) return { ok: false, faults: located(parsed.faults) };
  const text = texts.find(({ file }) => file === SETTINGS) ?? { file: SETTINGS, text: '' };
  const settings = parseSettings(text, parsed.form.definition);
  if (!settings.ok) return { ok: false, faults: located(settings.faults) };
  const form = { ...parsed.form, check: () => located(parsed.form.check()) };
  return { ok: true, folder: { ...folder, form, settings: settings.settings } };
}

/** Lists files that were changed since the last pull or push. */
export const listChanged = ({ texts, lock }: FormFolder): string[] =>
  texts.flatMap(({ file, text }) => (lock.files[file] === hashOf(text) ? [] : [file]));

/** Writes texts into a folder, removes those that hold nothing any more, and notes in the lock how they are now. */
export async function writeTexts(
  path: string,
  lock: Lock,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(path, { recursive: true });
  const before = await openFolder(path);
  for (const file of OWN_FILES) {
    const text = texts.get(file);
    const old = before.texts.find((one) => one.file === file)?.text;
    if (text === undefined) await rm(join(path, file), { force: true });
    else if (text !== old) await writeFile(join(path, file), text);
  }
  lock.files = Object.fromEntries([...texts].map(([file, text]) => [file, hashOf(text)]));
  await writeLock(path, lock);
}

/** Reads a picture beside the texts; null where there is none. */
export const readPicture = (path: string, name: string): Promise<Buffer | null> =>
  readFile(join(path, PICTURES, basename(name))).catch(() => null);

export async function writePicture(path: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, PICTURES), { recursive: true });
  await writeFile(join(path, PICTURES, basename(name)), bytes);
}
