import { Parser } from 'htmlparser2';
import type { PageFacts } from './lookFacts.ts';

/** Most style sheets and pictures that are named. */
const MAX_SHEETS = 8;
const MAX_PICTURES = 6;
const MAX_NAME_LENGTH = 100;

/** Rank of a picture by what names it; lower is better. */
const RANKS = { logo: 0, touch: 1, icon: 2, og: 3 } as const;

type Attributes = Record<string, string>;

/** Reads what a page says of its look. Whatever it holds, it costs one walk over its text. */
export function readPage(html: string): PageFacts {
  const pictures: { href: string; rank: number }[] = [];
  const meta = new Map<string, string>();
  const sheets: string[] = [];
  const css: string[] = [];
  let title = '';
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
    const words = [attributes['class'], attributes['id'], attributes['alt'], attributes['src']].join(' ');
    if (/logo/i.test(words)) addPicture(attributes['src'], RANKS.logo);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') {
        const key = attributes['property'] ?? attributes['name'] ?? '';
        if (!meta.has(key)) meta.set(key.toLowerCase(), attributes['content'] ?? '');
      }
      if (name === 'link') takeLink(attributes);
      if (name === 'img') takeImage(attributes);
      if (name === 'title' || name === 'style') inside = name;
      if ((name === 'html' || name === 'body') && attributes['style']) {
        css.push(`${name}{${attributes['style']}}`);
      }
    },
    ontext(text) {
      if (inside === 'title') title += text;
      if (inside === 'style') css.push(text);
    },
    onclosetag(name) {
      if (name === inside) inside = null;
    },
  });
  parser.end(html);

  addPicture(meta.get('og:image'), RANKS.og);
  const ranked = pictures.toSorted((one, other) => one.rank - other.rank).map(({ href }) => href);
  return {
    name: (meta.get('og:site_name') || title).trim().replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH),
    themeColor: meta.get('theme-color') || null,
    sheets: [...new Set(sheets)].slice(0, MAX_SHEETS),
    css: css.join('\n'),
    pictures: [...new Set(ranked)].slice(0, MAX_PICTURES),
  };
}
