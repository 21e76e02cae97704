import { Parser } from 'htmlparser2';
import type { LineFacts } from './lookFacts.ts';

/** Forms, scripts and policies of a page that are named. */
const MOST = 50;
/** Characters around a tag in which a line that was pasted as words is looked for. */
const MAX_TEXT = 200_000;
/** Elements whose text nobody reads; a template's elements are in no page. */
const UNREAD = new Set(['script', 'style', 'template']);
/** Types of scripts that browsers run; managers of consent give others until a visitor agrees. */
const RUNS = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i;
/** Where plugins that load late keep an address. */
const ADDRESSES = ['src', 'data-src', 'data-lazy-src'] as const;

type Attributes = Record<string, string>;

/** Reads what a page has of a platform's forms: one walk over its text. */
export function readLines(html: string, platform: string): LineFacts {
  const found: LineFacts = { forms: [], scripts: [], isText: false, policies: [] };
  let unread = 0;
  let words = '';

  const pathOf = (attributes: Attributes): string | null => {
    for (const name of ADDRESSES) {
      const address = URL.parse((attributes[name] ?? '').trim(), 'https://page.invalid');
      if (address?.origin === platform) return address.pathname;
    }
    return null;
  };
  const takeForm = (name: string, attributes: Attributes): void => {
    const placed = attributes['data-form-embed-id'];
    if (placed !== undefined) add(placed, 'placeholder', true);
    else if (name === 'form-embed') add(attributes['form-id'] ?? '', 'element', true);
    else if (name === 'iframe') {
      const [, id] = /^\/embed\/([^/]+)\/?$/.exec(pathOf(attributes) ?? '') ?? [];
      if (id) add(id, 'frame', 'data-form-embed' in attributes);
    }
  };
  const add = (id: string, way: LineFacts['forms'][number]['way'], hasMark: boolean): void => {
    if (found.forms.length < MOST) found.forms.push({ id: id.trim().toLowerCase(), way, hasMark });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread === 0) takeForm(name, attributes);
      if (name === 'script' && unread === 0 && RUNS.test((attributes['type'] ?? '').trim())) {
        const path = pathOf(attributes);
        if (path && found.scripts.length < MOST) found.scripts.push(path);
      }
      if (name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''))
        found.policies.push(attributes['content'] ?? '');
      if (UNREAD.has(name)) unread += 1;
    },
    ontext(text) {
      if (unread === 0 && words.length < MAX_TEXT) words += text;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
    },
  });
  parser.end(html);
  return { ...found, isText: /data-form-embed|<form-embed/.test(words) };
}
