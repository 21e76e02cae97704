/** Longest text of a source that is read, in characters: far more than any of ours, with its markup. */
const MAX_SOURCE_TEXT = 20_000;

/** Named entities of HTML that texts of forms have. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
};

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name: string = '') => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Takes out what the database cannot store, and what would name an answer of ours. */
const harmless = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/\{(?=\{)/g, '{ ');

const withoutTags = (html: string): string => html.replace(/<\/?[a-z!][^<>]*>/gi, '');

/** Returns what is read of a text, without what a browser would run. */
const start = (text: string): string =>
  text.slice(0, MAX_SOURCE_TEXT).replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, '');

/** Returns a text of the source as words in one line: for labels, titles and options. Markup becomes nothing. */
export function plainText(source: string): string {
  const words = decodeEntities(withoutTags(start(source).replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, ' ')));
  return harmless(words.replace(/\s+/g, ' ').trim());
}

/** Returns a text of the source in our limited Markdown: for help, descriptions and paragraphs. */
export function richText(source: string): string {
  const marked = start(source)
    .replace(/<a\b[^<>]*?\bhref\s*=\s*["'](https:\/\/[^"'<>\s()]+)["'][^<>]*>([^<>]*)<\/a>/gi, '[$2]($1)')
    .replace(/<(?:b|strong)(?:\s[^<>]*)?>([^<>\n]+)<\/(?:b|strong)>/gi, '**$1**')
    .replace(/<(?:i|em)(?:\s[^<>]*)?>([^<>\n]+)<\/(?:i|em)>/gi, '*$1*')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<\/(?:p|div|h[1-6])\s*>/gi, '\n\n');
  const lines = decodeEntities(withoutTags(marked)).split(/\r\n?|\n/);
  const text = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
  return harmless(text.replace(/\n{3,}/g, '\n\n').trim());
}

/** Shortens a text to a limit, at a word where one is near, without half of a character. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const word = cut.lastIndexOf(' ');
  return `${word > max * 0.8 ? cut.slice(0, word) : cut}…`;
}
