import { MAX_PICTURE_MEGABYTES } from '../../model/definition/limits.ts';

/** Kinds of files that a field can accept. Those that run code or mark-up in a browser are none (decision 331). */
export const FILE_KINDS = [
  'pictures',
  'pdf',
  'documents',
  'spreadsheets',
  'presentations',
  'text',
  'audio',
  'video',
  'archives',
] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** File extensions of each kind. */
const EXTENSIONS: Readonly<Record<FileKind, string>> = {
  pictures: 'jpg jpeg jfif png webp gif heic heif tif tiff',
  pdf: 'pdf',
  documents: 'docx odt',
  spreadsheets: 'xlsx ods csv',
  presentations: 'pptx odp',
  text: 'txt csv',
  audio: 'mp3 m4a wav ogg',
  video: 'mp4 mov webm',
  archives: 'zip',
};

/** Returns the file extensions of kinds, in lower case and without a point. */
export const extensionsOf = (kinds: readonly FileKind[]): string[] => [
  ...new Set(kinds.flatMap((kind) => EXTENSIONS[kind].split(' '))),
];

/** Pictures that the server re-encodes. */
const DRAWN = new Set('jpg jpeg jfif png webp'.split(' '));

/** Returns the largest size of a file in a field, in megabytes. */
export const maxMegabytesOf = (fieldMegabytes: number, name: string): number =>
  DRAWN.has(extensionOf(name)) ? Math.min(fieldMegabytes, MAX_PICTURE_MEGABYTES) : fieldMegabytes;

/** Formats that can hold programs and that nobody can look into: newer ones have taken their place. */
const OLD_FORMATS = new Set('doc dot xls xlt ppt pps pot rtf'.split(' '));

export const isOldFormat = (extension: string): boolean => OLD_FORMATS.has(extension);

/** Returns what follows the last point of a file's name, in lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
