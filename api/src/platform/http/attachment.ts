/** Longest name of a downloaded file without its extension, in characters. */
const MAX_LENGTH = 80;

/** The `Content-Disposition` of a download: an ASCII name for old programs beside the real one. */
export function attachment(title: string, ending: string): string {
  const name = fileName(title) || 'form';
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w .-]/g, '')
      .trim() || 'form';
  const encoded = encodeURIComponent(name + ending).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}${ending}"; filename*=UTF-8''${encoded}`;
}

/** Keeps letters, digits and single spaces of any language: no path separators, no hidden extension. */
const fileName = (title: string): string =>
  Array.from(
    title
      .toWellFormed()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_LENGTH)
    .join('');
