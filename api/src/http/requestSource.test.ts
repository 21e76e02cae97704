import { expect, test } from 'vitest';
import { networkOfRequest } from './requestSource.ts';

const networkOf = (forwarded: string | undefined, trustedProxies = 1, remoteAddress = '10.0.0.9'): string =>
  networkOfRequest(
    { socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    trustedProxies,
  );

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:aa01::1', '2001:db8:1:aa'],
  ['2001:db8:1:aaff:1:2:3:4', '2001:db8:1:aa'],
  ['[2001:db8:1:aa02::7]:51234', '2001:db8:1:aa'],
  ['[2001:db8:1:aa02::7]', '2001:db8:1:aa'],
  ['2001:0DB8:0001:AA03::1', '2001:db8:1:aa'],
  ['2001:db8:1:ab00::1', '2001:db8:1:ab'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', '10.0.0.9'],
  ['_hidden', '10.0.0.9'],
  ['203.0.113.7:port', '10.0.0.9'],
  ['', '10.0.0.9'],
])('T27 AUTH-049 a proxy that writes %s tells of the source %s', (forwarded, network) => {
  expect(networkOf(forwarded)).toBe(network);
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
  (forwarded, proxies, network) => {
    expect(networkOf(forwarded, proxies)).toBe(network);
  },
);

test('T27 without a proxy the connection itself tells, ports and zones left out', () => {
  expect(networkOf(undefined, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1');
  expect(networkOf(undefined, 0, 'fe80::7%eth0')).toBe('fe80:0:0:0');
});
