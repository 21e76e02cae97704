import { fileURLToPath } from 'node:url';

/** React's names, answered by preact: in the visitor's builds and in the tests of what they are made of. */
export const reactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: fileURLToPath(new URL('preactAsReact.mjs', import.meta.url)) },
];
