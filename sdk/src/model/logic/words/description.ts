/**
 * An expression or a rule in words, as a tree. Messages are whole sentences with placeholders, so
 * each language puts the parts into its own order.
 */
export type Description =
  | { kind: 'message'; message: string; parts: Readonly<Record<string, Description>> }
  | { kind: 'list'; joins: 'and' | 'or'; of: readonly Description[] }
  | { kind: 'brackets'; of: Description }
  /** Label of a field, value, page, ending or option. */
  | { kind: 'label'; text: string }
  /** A setting by its key, or a field type: readers name them as their screens do. */
  | { kind: 'setting' | 'type'; text: string }
  | { kind: 'text' | 'date' | 'time'; text: string }
  | { kind: 'number'; number: number };

/** Makes a message of its parts. */
export const message = (text: string, parts: Readonly<Record<string, Description>> = {}): Description => ({
  kind: 'message',
  message: text,
  parts,
});

/** Names something as its owner does. */
export const label = (text: string): Description => ({ kind: 'label', text });

/** Returns a description with other fixed texts. */
export function mapTexts(description: Description, change: (text: string) => string): Description {
  const inside = (one: Description): Description => mapTexts(one, change);
  switch (description.kind) {
    case 'message': {
      const parts = Object.entries(description.parts).map(([name, part]) => [name, inside(part)]);
      return { ...description, parts: Object.fromEntries(parts) };
    }
    case 'list':
      return { ...description, of: description.of.map(inside) };
    case 'brackets':
      return { ...description, of: inside(description.of) };
    case 'text':
      return { ...description, text: change(description.text) };
    default:
      return description;
  }
}

/** Joins descriptions; a list of one is that one. */
export const listOf = (of: readonly Description[], joins: 'and' | 'or' = 'and'): Description =>
  of.length === 1 ? of[0]! : { kind: 'list', joins, of };
