/** Longest line of a value that stands on one. */
const WIDTH = 118;

/** Prints JSON with what is short on one line, as people write it: a third of the lines of `JSON.stringify`. */
export function printJson(value: unknown, indent = ''): string {
  const short = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null) return short;
  if (short.length + indent.length <= WIDTH) return spaced(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => inner + printJson(item, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inner}${JSON.stringify(name)}: ${printJson(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** A short value in one line, with spaces between its parts. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
