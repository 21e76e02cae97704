declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Fractional parts of roots of the first primes, as the standard derives its constants. */
function rootsOfPrimes(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Pads a message to whole blocks of 16 words: a one, zeros, its length in bits. */
function toWords(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (const [index, byte] of [...bytes, 0x80].entries())
    words[index >> 2]! |= byte << (24 - (index % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/**
 * Returns the SHA-256 of a text in UTF-8, in hexadecimal (FIPS 180-4). The browsers' own is asynchronous, and
 * answers are read and validated at once.
 */
export function sha256(text: string): string {
  const words = toWords(new TextEncoder().encode(text));
  const constants = rootsOfPrimes(64, 3);
  const hash = rootsOfPrimes(8, 2);
  for (let block = 0; block < words.length; block += 16) {
    const schedule = [...words.subarray(block, block + 16)];
    const state = [...hash] as [number, number, number, number, number, number, number, number];
    for (let index = 0; index < 64; index++) {
      if (index >= 16) {
        const [early, late] = [schedule[index - 15]!, schedule[index - 2]!];
        const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
        const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
        schedule[index] = (schedule[index - 16]! + first + schedule[index - 7]! + second) | 0;
      }
      const [a, b, c, d, e, f, g, h] = state;
      const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + constants[index]! + schedule[index]!) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      state.unshift((one + two) | 0);
      state.length = 8;
      state[4] = (d + one) | 0;
    }
    for (const [index, word] of state.entries()) hash[index] = (hash[index]! + word) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
