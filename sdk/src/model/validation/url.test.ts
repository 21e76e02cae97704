import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUrl } from './url.ts';
import { checkWebsite } from './website.ts';

const textOf = (url: string, allowedHosts: string[] = []) => {
  const result = checkUrl(url, { allowedHosts });
  return result.ok ? result.value : result.message;
};
const PRIVATE = 'Private and local URLs are not allowed';

describe('checkUrl (T13)', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://example.org/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://xn--bcher-kva.example/',
  ])('accepts %s', (url) => {
    expect(textOf(url)).toBe(url);
  });

  it('gives the address as the parser writes it', () => {
    expect(textOf('  HTTPS://Example.ORG ')).toBe('https://example.org/');
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://a.example',
    'mailto:a@b.example', 'about:blank'])('VALID-018 refuses the scheme of %j', (url) => {
    expect(textOf(url)).toBe('Only HTTP and HTTPS URLs are allowed');
  }); // prettier-ignore

  it.each(['', 'example.org', '//example.org', '/path', 'https://', 'http://a b', 'https://[::1', 'https://user:secret@example.org',
    'https://user@example.org', `https://example.org/${'a'.repeat(2_000)}`])('VALID-020 refuses %j', (url) => {
    expect(textOf(url)).toBe('Invalid URL format');
  }); // prettier-ignore

  it.each(['https:\\\\example.org', 'https:\\example.org', 'https:/\\example.org', 'https://\\example.org', 'https://example.org\\@evil.example',
    'https://example.org/a\\b', 'https:example.org', 'https:/example.org', 'https:///example.org', 'https://example.org\n/a',
    'https://exam\tple.org', 'htt\nps://example.org', 'https://@example.org', 'https://example.org/a\0', 'https://example.org/\x7f'])('VALID-020 T13 refuses %j, which other parsers read as another address', (url) => {
    expect(textOf(url)).toBe('Invalid URL format');
    expect(checkWebsite(url).ok).toBe(false);
  }); // prettier-ignore

  it.each([
    'localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'printer.local', 'db.internal', 'db.internal.', '127.0.0.1', '127.1', '127.0.0.1.',
    '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '0', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1',
    '169.254.169.254', '100.64.0.1', '100.127.255.255', '１２７.0.0.1', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:a00:1]',
    '[::127.0.0.1]', '[::ffff:0:10.0.0.1]', '[64:ff9b::10.0.0.1]', '[2002:a00:1::]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[febf::1]',
    '[fec0::1]',
  ])('VALID-019 refuses the host %s (D-166)', (host) => {
    expect(textOf(`http://${host}/`)).toBe(PRIVATE);
    expect(textOf(`https://${host}:8443/x`)).toBe(PRIVATE);
  }); // prettier-ignore

  it.each(['172.15.0.1', '172.32.0.1', '11.0.0.1', '100.128.0.1', '192.169.0.1', '128.0.0.1', '[::ffff:8.8.8.8]', '[64:ff9b::8.8.8.8]',
    'localhost.example.org', 'mylocalhost', 'local.example', 'internal.example', '[2001:db8::1]'])('takes %s for public', (host) => {
    expect(textOf(`http://${host}/`)).not.toBe(PRIVATE);
  }); // prettier-ignore

  it('D-166 lets the installation allow its own hosts', () => {
    expect(textOf('http://wiki.internal/a', ['wiki.internal'])).toBe('http://wiki.internal/a');
    expect(textOf('http://db.internal/', ['wiki.internal'])).toBe(PRIVATE);
  });

  it('knows 127.0.0.0/8 in whatever way it is written (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(10, 16, 8), (low, base) => {
        const value = 0x7f000000 + low;
        const prefix = { 10: '', 16: '0x', 8: '0' }[base];
        expect(textOf(`http://${prefix}${value.toString(base)}/`)).toBe(PRIVATE);
        expect(
          textOf(`http://[::ffff:${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}]/`),
        ).toBe(PRIVATE);
      }),
    );
  });
});
