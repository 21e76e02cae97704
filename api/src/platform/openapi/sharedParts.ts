import { sorted } from './sorted.ts';

/** Marks a shared part until it is known how often it is used. */
const MARK = '#/shared/';

/**
 * Collects parts of a document that occur several times. What is used twice or more becomes a component; its name is
 * that of the part, numbered where another part has it.
 */
export function createShared(kind: string) {
  const parts = new Map<string, { name: string; part: object; uses: number }>();
  const add = (name: string, part: object): { $ref: string } => {
    const text = JSON.stringify(part);
    const known = parts.get(text) ?? { name, part, uses: 0 };
    parts.set(text, { ...known, uses: known.uses + 1 });
    return { $ref: MARK + [...parts.keys()].indexOf(text) };
  };
  const fold = <Whole>(whole: Whole): { value: Whole; components: Record<string, object> } => {
    const names = new Map<string, number>();
    const placed = [...parts.values()].map(({ name, part, uses }) => {
      if (uses < 2) return { part, id: null };
      const at = (names.get(name) ?? 0) + 1;
      names.set(name, at);
      return { part, id: at === 1 ? name : `${name}${at}` };
    });
    const place = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(place);
      if (typeof value !== 'object' || value === null) return value;
      const ref = (value as { $ref?: unknown }).$ref;
      const found =
        typeof ref === 'string' && ref.startsWith(MARK) ? placed[Number(ref.slice(MARK.length))] : null;
      if (found) return found.id === null ? found.part : { $ref: `#/components/${kind}/${found.id}` };
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, place(member)]));
    };
    const components = placed.flatMap(({ id, part }) => (id === null ? [] : [[id, part] as const]));
    return { value: place(whole) as Whole, components: sorted(components) };
  };
  return { add, fold };
}
