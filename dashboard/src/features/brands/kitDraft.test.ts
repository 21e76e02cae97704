import { expect, test } from 'vitest';
import { draftOf, stylesOf, withStyles } from './kitDraft.ts';

test('STYLE-040 the dark look follows the light one until it is changed', () => {
  const draft = draftOf(null);
  const light = withStyles(draft, 'light', { primaryColor: '#a8431f', fontFamily: 'lato' });
  expect(stylesOf(light, 'dark')).toMatchObject({ colorScheme: 'dark', fontFamily: 'lato' });
  const own = withStyles(light, 'dark', { colorScheme: 'dark', primaryColor: '#ffcc00' });
  const later = withStyles(own, 'light', { primaryColor: '#0b659c' });
  expect(stylesOf(later, 'dark')).toEqual({ colorScheme: 'dark', primaryColor: '#ffcc00' });
  expect(stylesOf(later, 'light')).toEqual({ primaryColor: '#0b659c' });
});
