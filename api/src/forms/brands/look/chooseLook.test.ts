import { expect, test } from 'vitest';
import { cornersLike, fontLike } from './chooseLook.ts';

test('STYLE-045 a website’s font becomes the platform’s that is it or looks like it', () => {
  const families = [
    'Open Sans',
    'Playfair Display',
    'Poppins',
    'Georgia',
    'Inter var',
    'system-ui',
    'Papyrus',
  ];
  expect(families.map(fontLike)).toEqual([
    'open-sans',
    'playfair',
    'montserrat',
    'playfair',
    'inter',
    null,
    null,
  ]);
});

test('STYLE-045 a radius becomes the nearest corners', () => {
  expect([0, 3, 7, 13, 20, 99].map(cornersLike)).toEqual(['none', 'sm', 'md', 'lg', 'xl', 'full']);
});
