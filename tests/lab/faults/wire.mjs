/** What PostgreSQL's clients say, as far as faults need it: where a message ends, and which are statements. */

/** Query and Execute: what makes the server work. */
const STATEMENTS = new Set(['Q', 'E']);

/**
 * Reads one direction of a connection, from its first byte.
 * @returns what a piece brings: how many statements begin in it.
 */
export function countStatements() {
  let held = Buffer.alloc(0);
  let isStarted = false;
  return (piece) => {
    held = Buffer.concat([held, piece]);
    let count = 0;
    for (;;) {
      const at = isStarted ? 1 : 0;
      if (held.length < at + 4) return count;
      const length = at + held.readInt32BE(at);
      if (held.length < length) return count;
      if (isStarted && STATEMENTS.has(String.fromCharCode(held[0]))) count++;
      // The first message, and only it, has no letter.
      isStarted = true;
      held = held.subarray(length);
    }
  };
}
