import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** React's names, answered by preact: in the visitors' builds and in the tests of what they are made of. */
export const reactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: file('preactAsReact.mjs') },
  { find: /^react-dom\/client$/, replacement: file('preactAsReactDom.mjs') },
];
