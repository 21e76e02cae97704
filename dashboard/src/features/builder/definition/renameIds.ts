/** New ids of copied parts, by those of the originals. */
export type NewIds = ReadonlyMap<string, string>;

/** Operators that name a part of the form by a text. */
const NAMING = new Set(['seen', 'points']);
/** Keys under which a definition names other parts. */
const NAMES = new Set(['field', 'each', 'goTo']);

/**
 * Returns a part in whose rules and texts the copied parts are named in place of their originals: what is copied
 * together stays together. Names of everything else stay.
 */
export function renameIds<Part>(part: Part, ids: NewIds): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => renameIds(one, ids)) as Part;
  if (typeof part === 'string') return renameInText(part, ids) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const isNaming = 'op' in part && NAMING.has(String(part.op));
  const renamed = Object.entries(part).map(([key, value]: [string, unknown]) => {
    if (NAMES.has(key) && typeof value === 'string') return [key, ids.get(value) ?? value];
    // Options keep their values, and literals that name no part their words.
    if (key === 'value' || key === 'lit') return [key, value];
    if (key === 'of' && isNaming) return [key, (value as object[]).map((one) => renameLiteral(one, ids))];
    return [key, renameIds(value, ids)];
  });
  return Object.fromEntries(renamed) as Part;
}

const renameLiteral = (node: object, ids: NewIds): object =>
  'lit' in node && typeof node.lit === 'string'
    ? { lit: ids.get(node.lit) ?? node.lit }
    : renameIds(node, ids);

/** Texts name answers as `{{id}}` or `{{id|text without an answer}}` (decision 238). */
const renameInText = (text: string, ids: NewIds): string =>
  text.replace(/(\{\{ *)(\w+)/g, (_, open: string, id: string) => open + (ids.get(id) ?? id));
