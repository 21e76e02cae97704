/** Longest name of a downloaded file that is made of a title, in characters. */
const MAX_LENGTH = 80;

/** The `Content-Disposition` of a download that is named by a title. @param ending with its dot */
export const attachment = (title: string, ending: string): string =>
  attachmentOf(`${safeName(title) || 'form'}${ending}`);

/** The `Content-Disposition` of a download: an ASCII name for old programs beside the real one. @param file a safe name */
export function attachmentOf(file: string): string {
  const at = file.lastIndexOf('.');
  const [name, ending] = [file.slice(0, at), file.slice(at)];
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w .-]/g, '')
      .trim() || 'form';
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}${ending}"; filename*=UTF-8''${encoded}`;
}

/** Keeps letters, digits and single spaces of any language: no path separators, no hidden extension. */
export const safeName = (title: string): string =>
  Array.from(
    title
      .toWellFormed()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();
