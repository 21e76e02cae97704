/** Returns a function that lists the ids of parts: the same list until parts come, go or move. */
export function createSameList(): (parts: readonly { id: string }[]) => readonly string[] {
  let last: readonly string[] = [];
  return (parts) => {
    const isSame = parts.length === last.length && parts.every(({ id }, index) => id === last[index]);
    if (!isSame) last = parts.map(({ id }) => id);
    return last;
  };
}
