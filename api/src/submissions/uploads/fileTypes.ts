/** Pictures, whatever their names say of them: phones and programs name them after another format. */
const PICTURES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/tiff',
];

/** Media types by file extension, as `file-type` names them; text types are told by their bytes alone. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  jpg: PICTURES,
  jpeg: PICTURES,
  jfif: PICTURES,
  png: PICTURES,
  webp: PICTURES,
  gif: PICTURES,
  heic: PICTURES,
  heif: PICTURES,
  tif: PICTURES,
  tiff: PICTURES,
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odt: ['application/vnd.oasis.opendocument.text'],
  ods: ['application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['application/vnd.oasis.opendocument.presentation'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  wav: ['audio/wav'],
  ogg: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
  webm: ['video/webm', 'video/matroska'],
  zip: ['application/zip'],
};

const TEXT_TYPES: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv' };

/** Returns the media type of plain text by its extension; null for another file. */
export const textTypeOf = (extension: string): string | null => TEXT_TYPES[extension] ?? null;

/** Whether a media type, told from the bytes, belongs to an extension. */
export const isTypeOf = (extension: string, type: string): boolean =>
  TYPES[extension]?.includes(type) ?? false;

/** Pictures that are re-encoded and previewed; others are downloads alone. */
export const isPicture = (type: string | null): boolean =>
  type === 'image/jpeg' || type === 'image/png' || type === 'image/webp';

/** Files that are ZIP archives inside. */
export const isZip = (type: string): boolean =>
  type === 'application/zip' ||
  type.startsWith('application/vnd.openxmlformats') ||
  type.startsWith('application/vnd.oasis');
