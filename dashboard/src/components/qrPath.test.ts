import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from '@inlay/sdk/model';

/** Draws the path again, module by module. */
function draw(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let index = 0; index < Number(length); index += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + index] = true;
    }
  }
  return modules;
}

test('D-161 neighbours in a row are one piece', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('D-161 the path draws every module of a code and no other', () => {
  const { data, size } = encode('otpauth://totp/Inlay:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Inlay');
  expect(draw(qrPath(data), size)).toEqual(data);
});
