import type { Field, Option } from '../field.ts';

/** Returns a number that is spread evenly over 32 bits (FNV-1a, ended as MurmurHash3 ends). */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns options in the order of a seed; one that excludes all others stays last. */
function shuffle(options: readonly Option[], fieldId: string, seed: number): Option[] {
  const placeOf = ({ value, alone }: Option): number =>
    alone ? Infinity : hashOf(`${fieldId} ${value}`, seed);
  return options
    .map((option) => ({ option, place: placeOf(option) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ option }) => option);
}

/** Returns a field with its options, of a matrix its rows, in an order that depends on the seed alone. */
export function shuffleField<F extends Field>(field: F, seed: number): F {
  if ('rows' in field) return { ...field, rows: shuffle(field.rows, field.id, seed) };
  return 'options' in field ? { ...field, options: shuffle(field.options, field.id, seed) } : field;
}
