import type { FileHandle } from 'node:fs/promises';
import { readZipDirectory, readZipEntry, type ZipEntry } from './zipDirectory.ts';

/** Most bytes an archive may unpack to, and most for each of its own. */
const MAX_UNPACKED_BYTES = 2_000_000_000;
const MAX_RATIO = 200;
/** Unpacked bytes that no ratio is asked for. */
const HARMLESS_BYTES = 10_000_000;
/** Largest list of a document's parts, in bytes. */
const MAX_LIST_BYTES = 4_000_000;

const ZIP = 'application/zip';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Lists of the parts of a document, of Office and of OpenDocument. */
const PART_LISTS = ['[Content_Types].xml', 'META-INF/manifest.xml'];

/** Parts of documents that run code, by their paths, and as their lists name them. */
const MACROS =
  /(^|\/)(vbaproject\.bin|vbadata\.xml|macros\/|macrosheets\/|basic\/|scripts\/|activex\/|embeddings\/ole)/i;
const LISTED_MACROS = /macroEnabled|vbaProject|macrosheet|full-path="(Basic|Scripts)\//i;
/** Files that run when somebody opens them, or that hold such a file. */
const PROGRAMS =
  /\.(exe|dll|scr|com|pif|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|msi|msp|msix|appx|jar|app|command|desktop|lnk|url|scf|reg|cpl|chm|xll|sh|iso|img|vhdx?|do[ct]m|xl[st]m|xlam|p[op]tm|pp[as]m|s?html?|svgz?|xht|xhtml|mht|mhtml)$/i;
/** Paths that lead out of the folder in which an archive is unpacked. */
const OUTSIDE = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i;

/**
 * Tells what an archive is by its directory, and whether it unpacks to no more than it should, into its own folder,
 * and to nothing that runs.
 * @param found what its first bytes say of it.
 * @returns the media type; null for one that is refused, or that is not exactly one archive.
 */
export async function inspectArchive(
  file: FileHandle,
  size: number,
  found: string | undefined,
): Promise<string | null> {
  const entries = await readZipDirectory(file, size);
  if (!entries || isBomb(entries) || entries.some((entry) => isHostile(entry))) return null;
  // The first of the entries, which the first bytes tell of, says nothing reliable.
  const type = officeType(entries) ?? found ?? ZIP;
  return type !== ZIP && (await hasMacros(file, entries)) ? null : type;
}

function officeType(entries: readonly ZipEntry[]): string | null {
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  if (!has('[Content_Types].xml')) return null;
  if (has('word/document.xml')) return `${OFFICE}.wordprocessingml.document`;
  if (has('xl/workbook.xml')) return `${OFFICE}.spreadsheetml.sheet`;
  if (has('ppt/presentation.xml')) return `${OFFICE}.presentationml.presentation`;
  return null;
}

function isBomb(entries: readonly ZipEntry[]): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressed, 0);
  if (unpacked > MAX_UNPACKED_BYTES) return true;
  return unpacked > HARMLESS_BYTES && unpacked > packed * MAX_RATIO;
}

function isHostile({ name, isLink }: ZipEntry): boolean {
  // Windows drops points and spaces at the end of a name.
  return isLink || /\p{Cc}/u.test(name) || OUTSIDE.test(name) || PROGRAMS.test(name.replace(/[. ]+$/, ''));
}

/** Whether a document has parts that run, by their paths or by its own list: that of a renamed part names its kind. */
async function hasMacros(file: FileHandle, entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.some(({ name }) => MACROS.test(name))) return true;
  for (const entry of entries.filter(({ name }) => PART_LISTS.includes(name))) {
    const list = await readZipEntry(file, entry, MAX_LIST_BYTES);
    if (!list || LISTED_MACROS.test(list.toString('latin1'))) return true;
  }
  return false;
}
