import { describe, expect, it } from 'vitest';
import { checkFile } from './file.ts';

const logo = { maxBytes: 5_000_000, mimeTypes: ['image/png', 'image/jpeg'] };
const textOf = (changes: object) => {
  const result = checkFile({ name: 'logo.png', size: 10, type: 'image/png', ...changes }, logo);
  return result.ok ? result.value : result.message;
};

describe('checkFile (D-167)', () => {
  it.each([
    ['VALID-021', { size: 5_000_000 }, 'logo.png'],
    ['VALID-021', { size: 5_000_001 }, 'File is too large'],
    ['VALID-022', { type: 'image/svg+xml' }, 'File type is not allowed'],
    ['VALID-022', { type: '' }, 'File type is not allowed'],
    ['VALID-023 CONST-008', { name: `${'a'.repeat(251)}.png` }, `${'a'.repeat(251)}.png`],
    ['VALID-023 CONST-008', { name: `${'a'.repeat(252)}.png` }, 'File name is too long'],
    ['VALID-024', { name: 'logo.png.exe' }, 'File type is not allowed'],
    ['VALID-024', { name: 'logo.JS' }, 'File type is not allowed'],
    ['VALID-024', { name: 'logo.exe. .' }, 'File type is not allowed'],
    ['VALID-024', { name: 'jar.png' }, 'jar.png'],
  ])('%s: %j gives %j', (_id, changes, expected) => {
    expect(textOf(changes)).toBe(expected);
  });

  it.each('exe bat cmd scr pif com vbs js jar'.split(' '))('VALID-024 refuses .%s', (extension) => {
    expect(textOf({ name: `logo.${extension}` })).toBe('File type is not allowed');
  });
});
