import { expect, test } from 'vitest';
import { checkWebsite } from './checkWebsite.ts';

const allowedHosts = ['localhost', 'shop.internal', '10.0.0.7', 'example.com'];

test.each([
  ['bloom.example', 'https://bloom.example/'],
  ['example.com', 'https://example.com/'],
  ['localhost:8080/shop', 'http://localhost:8080/shop'],
  ['shop.internal', 'http://shop.internal/'],
  ['10.0.0.7', 'http://10.0.0.7/'],
  ['https://localhost:8443', 'https://localhost:8443/'],
])('STYLE-045 %s is read as %s', (typed, value) => {
  expect(checkWebsite(typed, { allowedHosts })).toEqual({ ok: true, value });
});

test.each(['localhost:8080', 'http://127.0.0.1', 'printer.local'])(
  'STYLE-045 AUTH-048 T17 the refusal of %s names the way out',
  (typed) => {
    const checked = checkWebsite(typed, { allowedHosts: [] });
    expect(checked).toMatchObject({ ok: false, code: 'private_host' });
    expect(checked.ok ? '' : checked.message).toContain('INLAY_ALLOWED_HOSTS');
  },
);
