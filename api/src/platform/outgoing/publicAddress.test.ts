import { expect, test } from 'vitest';
import { choosePublicAddress, isPublicAddress, type Resolve } from './publicAddress.ts';

/** Addresses as a URL's host holds them after parsing, or as a name resolves to. */
const REFUSED = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3',
  '127.255.255.255', '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.8', '192.0.0.170',
  '192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.7',
  '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '2130706433', '0x7f000001', '0177.0.0.1', '127.1',
  '0x7f.1', '017700000001', '[::1]', '::1', '::', '[::]', '::ffff:127.0.0.1', '[::ffff:7f00:1]', '::ffff:10.0.0.1',
  '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1',
  '2001::1', '2001:0:53aa:64c::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1',
  'fc00::1', 'fd12:3456:789a::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'ff00::', '4000::1', '5f00::1', '::2',
  '', 'localhost', 'example.com', '1.2.3.4.5', '256.1.1.1',
]; // prettier-ignore
const ALLOWED = [
  '8.8.8.8', '1.1.1.1', '9.9.9.9', '100.63.255.255', '100.128.0.1', '172.15.255.255', '172.32.0.1', '192.167.1.1',
  '198.17.0.1', '198.20.0.1', '223.255.255.254', '2606:4700:4700::1111', '[2a00:1450:4001::1]', '2001:4860:4860::8888',
]; // prettier-ignore

test('the table holds the eighty addresses that T17 asks for', () => {
  expect(REFUSED.length + ALLOWED.length).toBeGreaterThanOrEqual(80);
});
test.each(REFUSED)('T17 %j is not connected to', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
test.each(ALLOWED)('T17 %j is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('T17 a name with one bad address is bad; a name without any, too', async () => {
  const choose = (...found: string[]) => choosePublicAddress('hook.example', async () => found);
  await expect(choose('8.8.8.8', '10.0.0.1')).rejects.toThrow('private');
  await expect(choose('::1')).rejects.toThrow('private');
  await expect(choose()).rejects.toThrow('private');
  expect(await choose('8.8.8.8', '1.1.1.1')).toBe('8.8.8.8');
});

test('T17 a name that nobody knows is answered like a private one, so that nobody reads the internal DNS', async () => {
  const messageFor = (resolve: Resolve): Promise<string> =>
    choosePublicAddress('hook.example', resolve).catch(String);
  const unknown = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND hook.example'), { code: 'ENOTFOUND' });
  };
  expect(await messageFor(unknown)).toBe(await messageFor(async () => ['10.0.0.1']));
});

test('T17 an address in whatever spelling is judged without asking anybody', async () => {
  const never = async () => {
    throw new Error('Asked');
  };
  for (const url of [
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://0177.1/',
  ]) {
    await expect(choosePublicAddress(new URL(url).hostname, never)).rejects.toThrow('private');
  }
});
