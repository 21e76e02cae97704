/** Returns a function that hands back the same list of ids until one comes, goes or moves. */
export function createSameIds(): (ids: readonly string[]) => readonly string[] {
  let last: readonly string[] = [];
  return (ids) => {
    if (ids.length !== last.length || ids.some((id, index) => id !== last[index])) last = ids;
    return last;
  };
}

export const idsOfParts = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);
