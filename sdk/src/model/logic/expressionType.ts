/** Kind of a value. A choice is a text that is one of a field's option values. */
export type Kind = 'text' | 'number' | 'yesno' | 'date' | 'time' | 'choice' | 'file';

/** The type of an expression, known before anybody answers. */
export interface ExpressionType {
  /** `blank` is an expression without a value, which fits everywhere. */
  kind: Kind | 'blank';
  isList?: true;
  /** Values that a choice can have. */
  options?: readonly string[];
}

/** Returns the kind that decides the comparisons and calculations of a value. */
const comparedAs = ({ kind }: ExpressionType) => (kind === 'choice' ? 'text' : kind);

/** Returns whether two values can be equal at all, lists aside. */
export function isComparable(a: ExpressionType, b: ExpressionType): boolean {
  return a.kind === 'blank' || b.kind === 'blank' || comparedAs(a) === comparedAs(b);
}

/** Returns the type of a value that comes from one of several expressions; `null` if they differ. */
export function commonType(types: readonly ExpressionType[]): ExpressionType | null {
  const [first = { kind: 'blank' }, ...others] = types.filter(({ kind }) => kind !== 'blank');
  if (!others.every((type) => isComparable(first, type) && type.isList === first.isList)) return null;
  const lists = [first, ...others].map(({ options }) => options);
  const options = lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;
  const kind = others.some((type) => type.kind !== first.kind) ? comparedAs(first) : first.kind;
  return {
    kind: kind === 'choice' && !options ? 'text' : kind,
    ...(first.isList && { isList: true }),
    ...(options && { options }),
  };
}
