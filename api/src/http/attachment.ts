/** Longest name of a downloaded file, in characters, without its ending. */
const MAX_LENGTH = 80;

/** The `Content-Disposition` of a download: a plain name for old programs, the real one for the others. */
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

/** Letters, digits and single spaces of any language: nothing that leads into a folder or hides an ending. */
const fileName = (title: string): string =>
  Array.from(
    title
      .toWellFormed()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_LENGTH)
    .join('');
