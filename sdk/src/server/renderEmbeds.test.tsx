import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  LANGUAGES,
  withFields,
} from '../model/index.ts';
import type { FieldType, PublicForm } from '../model/rendering.ts';
import { htmlTree, type HtmlTree } from './htmlTree.ts';
import { renderFormInclude, renderFormScript } from './renderEmbeds.tsx';
import { renderFormPage } from './renderFormPage.ts';

const form: PublicForm = {
  id: '01234567-89ab-7def-8123-456789abcdef',
  revisionId: '01234567-89ab-7def-8123-456789abcdef',
  definition: withFields(
    {
      ...createEmptyDefinition('Tom & "Jerry" </script><script>alert(1)</script>'),
      customStyles: { customCSS: 'margin: 1rem' },
    },
    FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type })),
  ),
  logoUrl: '/files/logos/a.webp',
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
};
const embedded = { form, baseUrl: 'https://forms.example.com', language: 'en' as const };

/** The tree as markup, written without any help of what read it. */
const print = (node: HtmlTree): string => {
  if (typeof node === 'string')
    return node.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const element = document.createElement(node[0]);
  for (const [name, value] of Object.entries(node[1])) element.setAttribute(name, value);
  element.innerHTML = node[2].map(print).join('');
  return element.outerHTML;
};

describe('a form in pages of other servers', () => {
  it('the include holds a shadow root that nothing in the form can end', () => {
    const include = renderFormInclude({ ...embedded, nonce: 'a"b' });
    expect(include.match(/<script/g)).toHaveLength(2);
    expect(include.match(/<\/template>/g)).toHaveLength(1);
    expect(include).toContain('<style nonce="a&quot;b">');
    expect(include).toContain('action="https://forms.example.com/embed/');
    // One copy goes to many: a key in it would make one row of all of them.
    expect(include).not.toContain('idempotencyKey');
  });

  it('D-183 the script is whole JavaScript that leaves no name and parses no markup', () => {
    const script = renderFormScript(embedded);
    // Read as a script by the engine, and not run.
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/innerHTML|insertAdjacentHTML|DOMParser|eval\(|\bvar /);
    expect(script).toContain('"logoUrl":"https://forms.example.com/files/logos/a.webp"');
  });

  it('rem means 16 px whatever the page says, in our style and in the owner’s', () => {
    const script = renderFormScript(embedded);
    expect(script).toContain('--form-embed-title-size:40px');
    expect(script).toContain('margin: 16px');
  });

  it('markup as data is the same markup', () => {
    const page = document.createElement('div');
    page.innerHTML =
      /<main[^>]*>([\s\S]*)<\/main>/.exec(
        renderFormPage({ kind: 'form', form, idempotencyKey: form.id }, { script: null, parts: {} }).html,
      )?.[1] ?? '';
    for (const noscript of page.querySelectorAll('noscript')) noscript.remove();
    const again = document.createElement('div');
    again.innerHTML = htmlTree(page.innerHTML).map(print).join('');
    expect(again.innerHTML).toBe(page.innerHTML);
    expect(page.querySelectorAll('input,select,textarea').length).toBeGreaterThan(10);
  });
});

const preloadsOf = (html: string): string[] =>
  [...html.matchAll(/modulepreload"[^>]* href="([^"]*)"/g)].map(([, path = '']) => path);

describe('the code of a form', () => {
  const parts = { en: '/en.js', address: '/address.js', captcha: '/captcha.js', date: '/date.js' };
  const using = (...types: FieldType[]): PublicForm => ({
    ...form,
    definition: withFields(
      form.definition,
      types.map((type) => ({ ...createField(type), id: type })),
    ),
  });
  const core = using('header', 'text', 'email', 'phone', 'textarea', 'select', 'radio', 'checkbox');
  const pageOf = (shown: PublicForm) =>
    renderFormPage({ kind: 'form', form: shown }, { script: '/page.js', parts }).html;

  it.each([
    ['no file for the common fields', core, ['/en.js']],
    ['one file for each other type', using('text', 'address', 'date'), ['/en.js', '/date.js', '/address.js']],
    ['one file for a type that stands twice', using('date', 'date'), ['/en.js', '/date.js']],
  ])('%s is preloaded by page, script and include', (_what, shown, paths) => {
    expect(preloadsOf(pageOf(shown))).toEqual(paths);
    const urls = ['/core.js', ...paths].map((path) => `https://forms.example.com${path}`);
    const elsewhere = { ...embedded, form: shown, parts: { ...parts, core: '/core.js' } };
    expect(preloadsOf(renderFormInclude(elsewhere))).toEqual(urls);
    for (const url of urls) expect(renderFormScript(elsewhere)).toContain(`import("${url}")`);
    expect(renderFormScript(elsewhere).match(/import\(/g)).toHaveLength(1 + urls.length);
  });

  it('D-185 a page asks its window for room; own CSS may narrow the container, which is then asked', () => {
    const everything = using(...FIELD_TYPE_ORDER);
    const plain = { ...everything.definition, customStyles: {} };
    const page = pageOf({ ...everything, definition: plain, coverUrl: '/cover.jpg' });
    expect([page.includes('@media (min-width:496px)'), /@container|container-type|\dcqi/.test(page)]).toEqual(
      [true, false],
    );
    expect(pageOf(everything).includes('@container (min-width: 480px)')).toBe(true);
  });

  it('a page without a form to hydrate preloads nothing', () => {
    const closed = { kind: 'message', form: using('date'), title: 'Closed', text: 'Closed' } as const;
    expect(preloadsOf(renderFormPage(closed, { script: '/page.js', parts }).html)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  it('says so, and has its script given the words it needs and no others', () => {
    const { html } = renderFormPage(
      { kind: 'form', form, idempotencyKey: form.id },
      { script: '/x.js', parts: { en: '/x-en.js', [language]: `/x-${language}.js` } },
      language,
    );
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    const data = JSON.parse(/id="form-data">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;
    expect([data['language'], data['texts']]).toEqual([language, undefined]);
    expect(preloadsOf(html)).toEqual([`/x-${language}.js`]);
  });

  it('has a message for a form that is not there', () => {
    const { html } = renderFormPage({ kind: 'disabled' }, { script: null, parts: {} }, language);
    expect(html).toContain(`lang="${language}"`);
  });
});
