/**
 * `npm run example -- NAME http://localhost:3000/embed/FORM_ID`: serves one of the examples on an origin of
 * its own, with the platform's address and the form's id filled in.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer as createProbe } from 'node:net';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Folders without a page: the WordPress plugin needs a WordPress, `npm run test:hooks` runs those of automation, and the
 * command line's tests the forms in files.
 */
const PAGELESS = new Set([
  'agent-plugin',
  'activepieces',
  'ci',
  'deploy',
  'forms-as-code',
  'make',
  'n8n',
  'wordpress',
  'zapier',
]);
/** Shows the results of a form: its address is that of a link to them. */
const RESULTS = 'form-results';

/** Examples that are pages with a form. */
export const EXAMPLES = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !PAGELESS.has(entry.name) && entry.name !== RESULTS)
  .map(({ name }) => name);

const REACT = ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'];
/** Examples with code of their own: how Vite reads it, and the packages in it. */
const BUILDS = {
  react: { plugins: () => [], packages: REACT },
  'react-server': { plugins: () => [], packages: REACT },
  svelte: { plugins: () => [svelte({ configFile: false })], packages: [] },
  vue: {
    plugins: () => [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'form-embed' } } }),
    ],
    packages: ['vue'],
  },
};

/** Writes the form's address where the examples name one. */
const fillIn = (code, { platform, formId }) =>
  code.replaceAll('https://forms.example.com', platform).replaceAll(/FORM_ID|TOKEN/g, formId);

/**
 * Serves an example on a free port.
 *
 * @param form the platform's address and the form's id, or the token of a link to results
 * @returns its address, and what ends it
 */
export async function serveExample(name, form) {
  const fill = {
    name: 'form-address',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(root) && !id.includes('node_modules') ? { code: fillIn(code, form), map: null } : null,
    transformIndexHtml: { order: 'pre', handler: (html) => fillIn(html, form) },
  };
  const build = BUILDS[name];
  // A page without code of its own is left as it is: what serves it adds nothing that its policy refuses.
  const isPlain = !build;
  const isRendered = name === 'react-server';
  const server = await createServer({
    root: `${root}${name}`,
    configFile: false,
    logLevel: 'error',
    cacheDir: `${root}../node_modules/.vite-examples/${name}`,
    plugins: [fill, ...(build?.plugins() ?? [])],
    // Named, not discovered: what Vite finds only while a page loads, it reloads that page for.
    optimizeDeps: { noDiscovery: true, include: build?.packages ?? [] },
    appType: isPlain || isRendered ? 'custom' : 'spa',
    server: { port: await freePort(), strictPort: true, host: '127.0.0.1', fs: { allow: [`${root}..`] } },
  });
  if (isPlain) {
    const page = fillIn(await readFile(`${root}${name}/index.html`, 'utf8'), form);
    server.middlewares.use((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page);
    });
  }
  if (isRendered) {
    server.middlewares.use((request, response, next) => {
      renderPage(server, request.url).then(
        (page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
        next,
      );
    });
  }
  await server.listen();
  const { port } = server.config.server;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A page whose content is made on the server, by the example's own `server.jsx`. */
async function renderPage(server, url) {
  const { render } = await server.ssrLoadModule('/server.jsx');
  const page = await readFile(`${server.config.root}/index.html`, 'utf8');
  return (await server.transformIndexHtml(url, page)).replace('<!--app-->', await render());
}

/** Vite tells the page its port before it listens, so it has to be chosen first. */
async function freePort() {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, address] = process.argv.slice(2);
  const [, platform, formId] = /^(https?:\/\/[^/]+)\/(?:embed|r)\/([\w-]+)/.exec(address ?? '') ?? [];
  if (![...EXAMPLES, RESULTS].includes(name) || !formId) {
    console.error(
      `npm run example -- NAME http://localhost:3000/embed/FORM_ID, with one of: ${EXAMPLES.join(', ')}; or ${RESULTS} with the address of a link to results`,
    );
    process.exit(1);
  }
  const { url } = await serveExample(name, { platform, formId });
  console.log(`${name}: ${url}`);
}
