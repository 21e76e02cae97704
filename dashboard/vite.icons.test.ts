import { expect, test } from 'vitest';
import { iconModule } from './vite.icons.ts';

test('an outlined and a filled icon become components of their paths', () => {
  expect(iconModule('x')).toMatch(/createIcon\("x", \["M18 6L6 18M6 6l12 12"\], false\)/);
  expect(iconModule('star-filled')).toMatch(/createIcon\("star-filled", \["m8\.243[^"]+"\], true\)/);
});

test('an icon that Tabler does not have ends the build with its name', () => {
  expect(() => iconModule('no-such-thing')).toThrow('no icon "no-such-thing"');
});
