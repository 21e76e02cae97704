import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormEmbed } from '@inlay/sdk/embed-react';

const given = { formId: 'f1', baseUrl: 'https://forms.example.com' };

test('rendered by React on a server it is the bare element', () => {
  expect(renderToString(createElement(FormEmbed, given))).toBe(
    '<form-embed form-id="f1" base-url="https://forms.example.com"></form-embed>',
  );
});

test('D-185 with the include the whole form is in the page, and nothing else of it', () => {
  const template = '<template shadowrootmode="open"><style>a{}</style><form>$1 &amp; more</form></template>';
  const include = `<form-embed form-id="f1">${template}</form-embed><script src="x.js"></script>`;
  expect(renderToString(createElement(FormEmbed, { ...given, include }))).toBe(
    `<form-embed form-id="f1" base-url="https://forms.example.com">${template}</form-embed>`,
  );
});

test('options become attributes: without drafts for devices that people share, with values to begin with', () => {
  const options = { ...given, drafts: 'off' as const, prefill: { email: 'ada@example.com' } };
  expect(renderToString(createElement(FormEmbed, options))).toBe(
    '<form-embed form-id="f1" base-url="https://forms.example.com" prefill="email=ada%40example.com" drafts="off"></form-embed>',
  );
});
