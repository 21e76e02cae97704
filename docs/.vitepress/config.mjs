import { dirname, join, normalize } from 'node:path';
import { defineConfig } from 'vitepress';
import { sidebar } from '../site/sidebar.mjs';

const docs = join(import.meta.dirname, '..');

/** Of a link out of this folder, to the code, the words are left: on the website there is no code. */
function unlinkCode(markdown) {
  markdown.core.ruler.push('unlink_code', (state) => {
    const folder = dirname(state.env.relativePath ?? '');
    for (const token of state.tokens.flatMap((one) => one.children ?? [])) {
      const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : '';
      if (normalize(join(folder, href)).startsWith('..')) token.meta = { isOutside: true };
    }
    for (const { children } of state.tokens) {
      let isOutside = false;
      for (const token of children ?? []) {
        if (token.meta?.isOutside) isOutside = true;
        if (!isOutside || !token.type.startsWith('link_')) continue;
        if (token.type === 'link_close') isOutside = false;
        Object.assign(token, { type: 'text', content: '', tag: '' });
      }
    }
  });
}

/** Shows code as it is written: Vue would take double braces in it for an expression. */
function keepBraces(markdown) {
  const render = markdown.renderer.rules.code_inline;
  markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
    tokens[index].attrSet('v-pre', '');
    return render(tokens, index, ...rest);
  };
}

export default defineConfig({
  title: 'Inlay',
  base: '/docs/',
  description: 'Build forms, set them into any website with one pasted line, and own what comes back.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  outDir: join(docs, 'dist'),
  cacheDir: join(docs, 'node_modules/.vitepress'),
  srcExclude: ['decisions/000-template.md', 'generated/*.md', 'site/**'],
  vite: { publicDir: false },
  rewrites: { 'generated/sdk/:page*': 'reference/:page*', 'generated/api/:page*': 'api/:page*' },
  cleanUrls: true,
  markdown: {
    config: (markdown) => {
      unlinkCode(markdown);
      keepBraces(markdown);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'form-embed' } } },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        // All words, and pages and sections that are named by them before those that speak of them.
        miniSearch: {
          searchOptions: { combineWith: 'AND', boost: { title: 12, titles: 4, text: 1 } },
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Embedding', link: '/embedding' },
      { text: 'Self-hosting', link: '/self-hosting' },
      { text: 'API', link: '/api' },
      { text: 'SDK', link: '/sdk' },
    ],
    sidebar: sidebar(),
  },
});
