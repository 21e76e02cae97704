import { expect, test } from 'vitest';
import { isPermitted, type PolicyDirective } from './contentPolicy.ts';

const PAGE = 'https://bloom.example/contact';
const ask = (policies: string | string[], url: string, directive: PolicyDirective = 'frame-src') =>
  isPermitted([policies].flat(), directive, { url, page: PAGE });
const FRAME = 'https://forms.example/embed/1';

test.each([
  ['', true],
  ["default-src 'self'", false],
  ["default-src 'none'; frame-src https://forms.example", true],
  ['frame-src forms.example', true],
  ['frame-src HTTPS://Forms.Example', true],
  ['frame-src *.example', true],
  ['frame-src *.forms.example', false],
  ['frame-src https:', true],
  ['frame-src http:', true],
  ['frame-src *', true],
  ['frame-src http://forms.example', true],
  ['frame-src https://forms.example:*', true],
  ['frame-src https://forms.example:8443', false],
  ['frame-src https://forms.example/embed/', true],
  ['frame-src https://forms.example/embed', false],
  ["frame-src 'none'", false],
  ['frame-src', false],
  ['child-src https://forms.example', true],
  ['frame-src https://a.example; frame-src https://forms.example', false],
  ["script-src 'self'", true],
  [['frame-src *', "frame-src 'self'"], false],
  ["frame-src *, frame-src 'self'", false],
])('LINK-059 a page with the policy %j shows a frame of the platform: %s', (policy, isShown) => {
  expect(ask(policy, FRAME)).toBe(isShown);
});

test('LINK-059 a script that no nonce names does not run where only trusted ones do', () => {
  const script = 'https://forms.example/sdk/loader.js';
  expect(ask("script-src 'strict-dynamic' 'nonce-1' https:", script, 'script-src')).toBe(false);
  expect(ask("script-src 'self' https://forms.example", script, 'script-src')).toBe(true);
  expect(ask('script-src *; script-src-elem https://cdn.example', script, 'script-src')).toBe(false);
});

test('LINK-059 the page itself and other ports are told apart', () => {
  expect(ask("frame-src 'self'", 'https://bloom.example/embed/1')).toBe(true);
  expect(ask('frame-src localhost', 'http://localhost:3000/embed/1')).toBe(false);
  expect(ask('frame-src http://localhost:3000', 'http://localhost:3000/embed/1')).toBe(true);
});
