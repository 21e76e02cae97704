import {
  applyBrand,
  createEmptyDefinition,
  createField,
  fieldsOf,
  withFields,
  withoutBrand,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { followAgain, withOwn } from './followBrand.ts';

const LOOK = { primaryColor: '#a8431f', fontFamily: 'lato' } as const;
const BOND = { kitId: 'kit', variant: 'light', own: [] } as const;

test('STYLE-041 a form that follows a brand has its look, and keeps it once detached', () => {
  const form = {
    ...createEmptyDefinition('A form'),
    customStyles: { primaryColor: '#111111', headerSize: 4 },
  };
  const following = applyBrand(form, { ...BOND, own: [] }, LOOK);
  expect(following.customStyles).toEqual({ ...LOOK, headerSize: 4 });
  const detached = withoutBrand(following);
  expect(detached.customStyles).toEqual(following.customStyles);
  expect(detached).not.toHaveProperty('brand');
});

test('STYLE-041 a heading that would be unreadable on the brand gets the color of its text', () => {
  const heading = { ...createField('header'), id: 'h', color: '#ffffff' };
  const form = withFields(createEmptyDefinition('A form'), [heading]);
  const light = { formBackgroundColor: '#ffffff', textColor: '#222222' } as const;
  const [shown] = fieldsOf(applyBrand(form, { ...BOND, own: [] }, light));
  expect(shown).toMatchObject({ color: '#222222' });
});

test('STYLE-041 what a form changes is its own until it follows again', () => {
  const bond = withOwn({ ...BOND, own: ['fontFamily'] }, ['primaryColor', 'headerSize', 'fontFamily']);
  expect(bond.own).toEqual(['fontFamily', 'primaryColor']);
  const custom = { primaryColor: '#111111', headerSize: 4 };
  expect(followAgain(custom, { brand: bond, look: LOOK }, ['primaryColor'])).toEqual({
    customStyles: { primaryColor: '#a8431f', headerSize: 4 },
    brand: { ...BOND, own: ['fontFamily'] },
  });
});
