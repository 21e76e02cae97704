import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../api/src/app/api-v1/operations.ts';
import { curlOf, requestOf } from '../../docs/.vitepress/theme/apiCall.mjs';
import { renderApiPages, typeOf } from '../../docs/site/apiPages.mjs';

const api = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.v1.json'), 'utf8'));
const { pages, index, calls } = renderApiPages(api);
const all = Object.values(pages).join('\n');

/** The part of the reference that describes an operation. */
const sectionOf = (id: string): string => {
  const from = all.indexOf(`{#${id}}`);
  return all.slice(from, all.indexOf('\n## ', from));
};

test('API-040 the reference has every operation, with its scope, parameters, bodies, refusals and a form to try it', () => {
  expect(Object.keys(calls).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods as object).map(([method, operation]) => ({ path, method, operation })),
  );
  for (const { path, method, operation } of described) {
    const { operationId, security, parameters = [], responses } = operation;
    const section = sectionOf(operationId);
    const has = (text: string) =>
      expect([operationId, text, section.includes(text)]).toEqual([operationId, text, true]);
    for (const text of [path, `<span>${method.toUpperCase()}</span>`, `\`${security[0].apiKey[0]}\``])
      has(text);
    has(`<TryOperation id="${operationId}" />`);
    for (const { $ref = '', name = $ref.split('/').pop() } of parameters) has(`\`${name}\``);
    for (const [status, { description = '' }] of Object.entries<{ description?: string }>(responses)) {
      if (status !== 'default') has(status);
      if (Number(status) >= 400)
        for (const [, code] of description.matchAll(/`([\w.]+)`/g)) has(`\`${code}\``);
    }
    expect(calls[operationId]).toMatchObject({ path, method: method.toUpperCase() });
  }
});

test('API-040 every link of the reference leads to a heading of it, or to a page of the documentation', () => {
  const headings = new Map(
    Object.entries(pages).map(([name, text]) => [
      `/api/${name.replace('.md', '')}`,
      new Set([...text.matchAll(/^## .* \{#([\w-]+)\}$/gm)].map(([, id]) => id)),
    ]),
  );
  const links = [...`${all}\n${index}`.matchAll(/\]\((\/[^)#]+)(?:#([\w-]+))?\)/g)];
  expect(links.length).toBeGreaterThan(100);
  for (const [link, path = '', anchor] of links) {
    const own = headings.get(path);
    if (own) expect([link, anchor !== undefined && own.has(anchor)]).toEqual([link, true]);
    else expect(readFileSync(join(import.meta.dirname, `../../docs${path}.md`), 'utf8')).toContain('# ');
  }
});

test('API-040 outside of code nothing of a description is taken for a tag or an expression of the page', () => {
  const said = { description: 'A <b> of {{it}}, `{{not}} <here>`', type: 'string' };
  const changed = structuredClone(api);
  changed.components.schemas.Receipt.properties.id = said;
  const { pages: written } = renderApiPages(changed);
  expect(written['schemas.md']).toContain('A &lt;b> of &#123;{it}}, `{{not}} <here>`');
});

test('API-040 what a value may be is said in words', () => {
  expect(typeOf({ type: ['string', 'null'], maxLength: 40 })).toBe('text, at most 40 characters or `null`');
  expect(typeOf({ type: 'integer', minimum: 1, maximum: 200 })).toBe('whole number, 1 to 200');
  expect(typeOf({ type: 'array', items: { $ref: '#/components/schemas/FormPage' } })).toBe(
    'list: [FormPage](/api/schemas#form-page)',
  );
});

const filled = {
  address: 'https://forms.example.com/',
  key: 'inlay_secret',
  values: { formId: 'a/b', 'Idempotency-Key': "Ada's" },
  body: '{"text": "it\'s"}',
  file: null,
};

test('API-040 a filled form is one call with its key, and the same call for a shell names the key only', () => {
  const call = calls['submit'] as Parameters<typeof requestOf>[0];
  expect(requestOf(call, filled)).toEqual([
    'https://forms.example.com/api/v1/forms/a%2Fb/submissions',
    {
      method: 'POST',
      headers: {
        Authorization: 'Bearer inlay_secret',
        'Content-Type': 'application/json',
        'Idempotency-Key': "Ada's",
      },
      body: filled.body,
      credentials: 'omit',
    },
  ]);
  const curl = curlOf(call, filled);
  expect(curl).not.toContain('inlay_secret');
  expect(curl.split(' \\\n')).toEqual([
    "curl -X POST 'https://forms.example.com/api/v1/forms/a%2Fb/submissions'",
    '  -H "Authorization: Bearer $INLAY_KEY"',
    "  -H 'Content-Type: application/json'",
    `  -H 'Idempotency-Key: Ada'\\''s'`,
    `  -d '{"text": "it'\\''s"}'`,
  ]);
});
