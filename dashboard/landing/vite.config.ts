import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The platform's address while this page is served by Vite. */
const API = 'http://localhost:3000';
const BASE = '/landing/';
const FORM_CSS = 'virtual:demo-form.css';

/**
 * Writes the hero's form and styles into the page at build time: complete before any script runs, and without
 * a style that the Content-Security-Policy would have to allow.
 */
function demoForm(): Plugin {
  let rendered: Promise<typeof import('./renderDemo.tsx')> | undefined;
  const render = async () => {
    const outDir = here('../dist/demo');
    await build({
      root: here('.'),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: {
        noExternal: [/^@inlay\//],
        resolve: { conditions: ['source', ...defaultServerConditions] },
      },
      build: { ssr: 'renderDemo.tsx', outDir, emptyOutDir: true },
    });
    return import(`${outDir}/renderDemo.js`);
  };
  const load = () => (rendered ??= render());
  return {
    name: 'demo-form',
    resolveId: (id) => (id === FORM_CSS ? `\0${FORM_CSS}` : undefined),
    load: async (id) => (id === `\0${FORM_CSS}` ? (await load()).demoStyleSheet() : undefined),
    transformIndexHtml: async (html) => {
      const form = (await load()).renderDemoForm();
      return html.replace('<!-- demo form -->', () => form);
    },
  };
}

/** Preloads the font together with the style sheet that names it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: BASE + file, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  };
}

/** The landing page: static, small, apart from the dashboard; React's names are answered by preact. */
export default defineConfig({
  root: here('.'),
  base: BASE,
  publicDir: false,
  plugins: [demoForm(), preloadFont()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: '../dist/landing',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One script: each more is a round trip.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  server: { port: 5174, proxy: { '/api': API, '/auth': API, '/theme.js': API, '/mark.svg': API } },
});
