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
  pictures: 'jpg jpeg png webp',
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

/** Returns what follows the last point of a file's name, in lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
