/** A node as data: its text, or its name, attributes and children. */
export type HtmlTree = string | [name: string, attributes: Record<string, string>, children: HtmlTree[]];

const VOID = new Set(['br', 'hr', 'img', 'input']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const TOKEN =
  /<\/(?<close>[\w-]+)>|<(?<open>[\w-]+)(?<attributes>(?:\s[^<>"]*(?:"[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Parses markup into data, from which a script builds nodes: pages with Trusted Types refuse strings. It
 * accepts the output of preact-render-to-string alone: well-formed, double quotes, no comments.
 */
export function htmlTree(html: string): HtmlTree[] {
  const root: HtmlTree[] = [];
  const open: HtmlTree[][] = [root];
  for (const { groups } of html.matchAll(TOKEN)) {
    const children = open.at(-1) ?? root;
    if (groups?.['text'] !== undefined) children.push(decode(groups['text']));
    else if (groups?.['close']) open.pop();
    else if (groups?.['open']) {
      const own: HtmlTree[] = [];
      children.push([groups['open'], parseAttributes(groups['attributes'] ?? ''), own]);
      if (!VOID.has(groups['open'])) open.push(own);
    }
  }
  return root;
}

/** Parses the attributes of a tag in such markup. */
export const parseAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]));
