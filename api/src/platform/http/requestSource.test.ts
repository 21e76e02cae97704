import { expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import type { AppContext } from './appContext.ts';
import { requestSource } from './requestSource.ts';

/** The source of a request, told by its connection and the addresses that proxies wrote. */
function sourceOf(forwarded: string | undefined, trustedProxies = 1, remoteAddress = '10.0.0.9') {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const ctx = { req: { socket: { remoteAddress }, headers }, get: () => '' } as unknown as AppContext;
  return requestSource(ctx, { trustedProxies, secret: 'secret' } as Config);
}

/** The hash of a visitor without a proxy. */
const hashOf = (address: string): string => sourceOf(undefined, 0, address).hash;

test('T27 addresses of an IPv4 network are sources of their own, as are IPv6 networks of /56', () => {
  const networks = ['203.0.113.7', '203.0.113.8', '2001:db8:1:aa00::', '2001:db8:1:ab00::', 'fe80::', '::'];
  expect(new Set(networks.map(hashOf)).size).toBe(networks.length);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:aa01::1', '2001:db8:1:aa00::'],
  ['2001:db8:1:aaff:1:2:3:4', '2001:db8:1:aa00::'],
  ['[2001:db8:1:aa02::7]:51234', '2001:db8:1:aa00::'],
  ['[2001:db8:1:aa02::7]', '2001:db8:1:aa00::'],
  ['2001:0DB8:0001:AA03::1', '2001:db8:1:aa00::'],
  ['2001:db8:1:ab00::1', '2001:db8:1:ab00::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', '10.0.0.9'],
  ['_hidden', '10.0.0.9'],
  ['203.0.113.7:port', '10.0.0.9'],
  ['', '10.0.0.9'],
])('T27 AUTH-049 a proxy that writes %s tells of the source %s', (forwarded, source) => {
  expect(sourceOf(forwarded).hash).toBe(hashOf(source));
});

test.each([
  [undefined, 1, '10.0.0.9'],
  ['203.0.113.7', 0, '10.0.0.9'],
  // The caller wrote all but the last part, which the trusted proxy added.
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['203.0.113.7', 2, '10.0.0.9'],
])(
  'T26 T27 of X-Forwarded-For %s, %s proxies are believed: the source is %s',
  (forwarded, proxies, address) => {
    expect(sourceOf(forwarded, proxies).ipAddress).toBe(address);
  },
);

test('T27 without a proxy the connection itself tells, ports and zones left out', () => {
  expect(sourceOf(undefined, 0, '::ffff:127.0.0.1').ipAddress).toBe('127.0.0.1');
  expect(sourceOf(undefined, 0, 'fe80::7%eth0').hash).toBe(hashOf('fe80::'));
});
