import { fileURLToPath } from 'node:url';

/** Environment in which a program that is run from its sources finds them compiled, after its first start. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};
