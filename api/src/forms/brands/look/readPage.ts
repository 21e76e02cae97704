import { Parser } from 'htmlparser2';
import { findMaker } from './findMaker.ts';
import type { FoundPicture, PageFacts, PageWords } from './lookFacts.ts';

/** Most style sheets and pictures that are named. */
const MAX_SHEETS = 8;
const MAX_PICTURES = 6;
const MAX_NAME_LENGTH = 100;

/** Most of each kind of words, and the longest of them, in characters. */
const WORDS = {
  navigation: { most: 6, length: 24 },
  headings: { most: 6, length: 90 },
  paragraphs: { most: 4, length: 240 },
} as const;
/** Most characters gathered of one element: what is behind them is never shown. */
const MAX_TEXT = 1_000;
/** Shorter ones are labels and dates. */
const SHORTEST_PARAGRAPH = 30;

/** Rank of a picture by what names it; lower is better. */
const RANKS = { logo: 0, touch: 1, icon: 2, og: 3 } as const;
/** The worst rank of a picture that is a logo for sure. */
const LOGO_RANK = RANKS.touch;

/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select']);
const LEVELS: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3 };

type Attributes = Record<string, string>;

/** Reads what a page says of its look. Whatever it holds, it costs one walk over its text. */
export function readPage(html: string): PageFacts {
  const pictures: { href: string; rank: number }[] = [];
  const meta = new Map<string, string>();
  const sheets: string[] = [];
  const css: string[] = [];
  const words = createWordReader();
  let title = '';
  let language = '';
  let inside: 'title' | 'style' | null = null;

  const addPicture = (href: string | undefined, rank: number): void => {
    if (href && !href.startsWith('data:')) pictures.push({ href, rank });
  };
  const takeLink = ({ rel = '', href, media = '' }: Attributes): void => {
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('stylesheet') && href && !media.includes('print')) sheets.push(href);
    if (kinds.some((kind) => kind.startsWith('apple-touch-icon'))) addPicture(href, RANKS.touch);
    else if (kinds.includes('icon')) addPicture(href, RANKS.icon);
  };
  const takeImage = (attributes: Attributes): void => {
    const named = [attributes['class'], attributes['id'], attributes['alt'], attributes['src']].join(' ');
    if (/logo/i.test(named)) addPicture(attributes['src'], RANKS.logo);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      words.open(name);
      if (name === 'meta') {
        const key = attributes['property'] ?? attributes['name'] ?? '';
        if (!meta.has(key)) meta.set(key.toLowerCase(), attributes['content'] ?? '');
      }
      if (name === 'link') takeLink(attributes);
      if (name === 'img') takeImage(attributes);
      if (name === 'html') language = attributes['lang'] ?? '';
      // Drawings in the page have titles, too.
      if (name === 'style' || (name === 'title' && title === '')) inside = name;
      if ((name === 'html' || name === 'body') && attributes['style']) {
        css.push(`${name}{${attributes['style']}}`);
      }
    },
    ontext(text) {
      words.add(text);
      if (inside === 'title') title += text;
      if (inside === 'style') css.push(text);
    },
    onclosetag(name) {
      words.close(name);
      if (name === inside) inside = null;
    },
  });
  parser.end(html);

  addPicture(meta.get('og:image'), RANKS.og);
  return {
    name: shorten(meta.get('og:site_name') || title, MAX_NAME_LENGTH),
    themeColor: meta.get('theme-color') || null,
    sheets: [...new Set(sheets)].slice(0, MAX_SHEETS),
    css: css.join('\n'),
    pictures: choosePictures(pictures),
    language: language.slice(0, 35),
    words: words.found,
    madeWith: findMaker(html),
  };
}

/** The best pictures, each once. */
function choosePictures(found: readonly { href: string; rank: number }[]): FoundPicture[] {
  const ranked = found.toSorted((one, other) => one.rank - other.rank);
  const first = new Map(ranked.toReversed().map(({ href, rank }) => [href, rank]));
  return [...new Set(ranked.map(({ href }) => href))]
    .slice(0, MAX_PICTURES)
    .map((href) => ({ href, isLogo: (first.get(href) ?? RANKS.og) <= LOGO_RANK }));
}

const shorten = (text: string, length: number): string => text.trim().replace(/\s+/g, ' ').slice(0, length);

/** Collects the words of headings, paragraphs and links of the navigation while a page is walked over. */
function createWordReader() {
  const found: PageWords = { navigation: [], headings: [], paragraphs: [] };
  /** Open elements whose text is left out, and those that make links a navigation. */
  let [unread, menus] = [0, 0];
  /** The element whose text is gathered, and its text. */
  let [reading, text]: [string | null, string] = [null, ''];

  const isWanted = (name: string): boolean =>
    name in LEVELS || (name === 'p' && menus === 0) || (name === 'a' && menus > 0);
  const keep = (name: string): void => {
    const level = LEVELS[name];
    const kind = level ? 'headings' : name === 'p' ? 'paragraphs' : 'navigation';
    const { most, length } = WORDS[kind];
    const said = shorten(text, length);
    if (said === '' || found[kind].length >= most) return;
    if (level) found.headings.push({ level, text: said });
    else if (name === 'a' && !found.navigation.includes(said)) found.navigation.push(said);
    else if (name === 'p' && said.length >= SHORTEST_PARAGRAPH) found.paragraphs.push(said);
  };
  return {
    found,
    open(name: string): void {
      if (UNREAD.has(name)) unread += 1;
      if (name === 'nav' || name === 'header') menus += 1;
      // Headings in a header are headings; a heading within a link is one as well.
      if (isWanted(name) && (reading === null || reading === 'a')) [reading, text] = [name, ''];
      else if (name === 'br') text += ' ';
    },
    add(part: string): void {
      if (reading !== null && unread === 0 && text.length < MAX_TEXT) text += part;
    },
    close(name: string): void {
      if (UNREAD.has(name)) unread -= 1;
      if (name === 'nav' || name === 'header') menus -= 1;
      if (name !== reading) return;
      keep(name);
      reading = null;
    },
  };
}
