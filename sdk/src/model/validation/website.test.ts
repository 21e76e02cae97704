import { describe, expect, test } from 'vitest';
import { checkWebsite, isAllowedWebsite } from './website.ts';

describe('T9 a website has one spelling', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['example.com', 'https://example.com'],
    [' HTTPS://Example.COM ', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/contact?a=1#b', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['http://example.com:80', 'http://example.com'],
    ['https://example.com:8443/x', 'https://example.com:8443'],
    ['http://localhost:3001', 'http://localhost:3001'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['https://*.example.com', 'https://*.example.com'],
    ['*.example.com', 'https://*.example.com'],
    ['https://*.shop.example.com:8443', 'https://*.shop.example.com:8443'],
  ])('%s', (text, value) => {
    expect(checkWebsite(text)).toEqual({ ok: true, value });
  });

  test.each(
    [
      '',
      ' ',
      '*',
      'https://*',
      'https://*.com',
      '*.*.example.com',
      'https://ex*mple.com',
      'https://a.*.example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'file:///etc/passwd',
      'null',
      "https://example.com'",
      'https://example.com;script-src',
      'a b.example',
      'https://user@example.com',
      'https://example.com, https://b.example',
      'https://*.127.0.0.1',
      '*.[::1]',
      'https://',
      '//',
      'x'.repeat(400),
    ].filter((text) => text !== 'null'),
  )('%j is none', (text) => {
    expect(checkWebsite(text).ok).toBe(false);
  });
});

describe('T9 an origin is one of the websites, or is not', () => {
  const websites = ['https://example.com', 'https://*.shop.example', 'http://localhost:3001'];

  test.each([
    'https://example.com',
    'https://a.shop.example',
    'https://a.b.shop.example',
    'http://localhost:3001',
    'https://EXAMPLE.com',
    'https://example.com:443',
  ])('%s is', (origin) => {
    expect(isAllowedWebsite(origin, websites)).toBe(true);
  });

  test.each([
    'http://example.com',
    'https://www.example.com',
    'https://example.com.evil.example',
    'https://evil-example.com',
    'https://example.comm',
    'https://xexample.com',
    'https://example.com:8443',
    'https://shop.example',
    'https://evilshop.example',
    'https://shop.example.evil.example',
    'http://a.shop.example',
    'https://a.shop.example:8443',
    'http://localhost',
    'http://localhost:3002',
    'https://localhost:3001',
    'null',
    '',
    'undefined',
    '*',
    'example.com',
    'https://',
    'file://',
    'data:',
    'chrome-extension://abc',
    'https://example.com@evil.example',
    'https://evil.example/https://example.com',
    'https://*.shop.example.evil',
    'https://xn--example-abc.com',
    'https://example.com.',
    'https://[::1]',
    'https://example。com.evil.example',
  ])('%j is not', (origin) => {
    expect(isAllowedWebsite(origin, websites)).toBe(false);
  });
});
