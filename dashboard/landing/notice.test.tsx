import { expect, test } from 'vitest';
import { showNotice } from './notice.ts';
import { get, openPage, textOf } from './testing/openPage.ts';

test('D-31 a confirmed address is told once', () => {
  openPage('/?email=confirmed');
  showNotice();
  expect(textOf(get('#notices [role=status]'))).toMatch(
    /^Email confirmed.* once an administrator has approved it\.$/,
  );
  expect(location.pathname + location.search).toBe('/');
  openPage(location.href);
  showNotice();
  expect(textOf(get('#notices'))).toBe('');
});

test('D-31 a bad link is told as an alert', () => {
  openPage('/?email=invalid');
  showNotice();
  expect(textOf(get('#notices [role=alert]'))).toBe('This confirmation link is invalid or has expired.');
  expect(location.search).toBe('');
});

test.each(['/', '/?email', '/?email=toString', '/?email=<b>confirmed</b>'])(
  'D-31 %s says nothing',
  (address) => {
    openPage(address);
    showNotice();
    expect(get('#notices').children).toHaveLength(0);
    expect(location.search).toBe('');
  },
);

test('D-31 the rest of the address stays', () => {
  openPage('/?ref=mail&email=confirmed#main');
  showNotice();
  expect(location.search + location.hash).toBe('?ref=mail#main');
});
