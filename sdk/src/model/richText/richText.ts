/** Text of an owner with answers in it: paragraphs and lists. Plain JSON, never markup. */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | { kind: 'paragraph'; nodes: readonly RichNode[] }
  | { kind: 'list'; items: readonly (readonly RichNode[])[] };

/** Words, or a part of a line with a meaning of its own. */
export type RichNode =
  | string
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; nodes: readonly RichNode[] }
  | { kind: 'link'; href: string; nodes: readonly RichNode[] }
  | NameNode;

/** The name of an answer or a value; `pipe` replaces it. */
export interface NameNode {
  kind: 'name';
  id: string;
  /** Words for a blank answer. */
  fallback: string;
  /** The name as it was written, which is what an unknown one prints. */
  source: string;
}

/** Returns an answer or a value as visitors read it, empty for a blank one; `undefined` for an unknown id. */
export type Print = (id: string) => string | undefined;
