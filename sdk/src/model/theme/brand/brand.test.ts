import { expect, test } from 'vitest';
import { withBrandStyles } from './brand.ts';

const CUSTOM = {
  primaryColor: '#111111',
  textColor: '#222222',
  headerSize: 4,
  customCSS: 'color: red;',
} as const;

test('STYLE-040 a kit decides its own kinds of styles, and nothing else of a form', () => {
  const kit = { primaryColor: '#aa0000', fontFamily: 'lato' } as const;
  expect(withBrandStyles(CUSTOM, kit)).toEqual({
    primaryColor: '#aa0000',
    fontFamily: 'lato',
    headerSize: 4,
    customCSS: 'color: red;',
  });
});

test('STYLE-041 what a form decides itself stays, also what it leaves at the default', () => {
  const kit = { primaryColor: '#aa0000', fontFamily: 'lato', borderRadius: 'xl' } as const;
  expect(withBrandStyles(CUSTOM, kit, ['textColor', 'primaryColor', 'fontFamily'])).toEqual({
    ...CUSTOM,
    borderRadius: 'xl',
  });
});
