import { describe, expect, it } from 'vitest';
import type { CustomStyles } from './customStyles.ts';
import { customStylesSchema } from './customStylesSchema.ts';

const refusals = (styles: unknown): string[] => {
  const result = customStylesSchema.safeParse(styles);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('customStylesSchema', () => {
  it('accepts every key of STYLE-001 STYLE-002 STYLE-003 STYLE-004 STYLE-005 STYLE-006 STYLE-007 STYLE-008 STYLE-009 STYLE-010 STYLE-011 STYLE-012 STYLE-013 STYLE-014 STYLE-015 STYLE-016 STYLE-017 STYLE-018 STYLE-019 STYLE-020 STYLE-021 STYLE-022 STYLE-023 STYLE-034 STYLE-050 STYLE-051 and no other (D-82)', () => {
    const styles: Required<CustomStyles> = {
      showFormTitle: false, showFormLogo: true, showFooterCredit: false, showFooterLogo: false, showSecurityBadge: false,
      footerCreditColor: '#6b7280', footerCreditSize: 8, headerSize: 5.5, primaryColor: '#3B82F6', colorScheme: 'dark', backgroundColor: '#ffffff80',
      formContainerColor: '#ffffff00', formBackgroundColor: '#ffffff', textColor: '#000000', inputTextColor: '#000000',
      fieldBackgroundColor: '#ffffff', fieldStyle: 'filled', fontFamily: 'playfair', labelSize: 24, buttonSize: 'extra-large', buttonStyle: 'gradient',
      borderRadius: 'full', coverHeight: 80, coverX: 0, coverY: 100, coverAlt: 'A cake', customCSS: 'color: red;', buttonColor: '#000000',
    }; // prettier-ignore
    expect(Object.keys(styles)).toHaveLength(28);
    expect(customStylesSchema.parse({ ...styles, extra: 1 })).toEqual(styles);
  });

  it.each([
    ['STYLE-007 CONST-030', { footerCreditSize: 7 }], ['STYLE-007', { footerCreditSize: 25 }], ['STYLE-008 CONST-030', { headerSize: 0.5 }],
    ['STYLE-008', { headerSize: 6.5 }], ['STYLE-008', { headerSize: 2.25 }], ['STYLE-018 CONST-030', { labelSize: 9 }],
    ['STYLE-018', { labelSize: 25 }], ['STYLE-017 CONST-036', { fontFamily: 'comic' }], ['STYLE-019 CONST-034', { buttonSize: 'huge' }],
    ['STYLE-020 CONST-035', { buttonStyle: 'glow' }], ['STYLE-021', { borderRadius: 'toString' }], ['STYLE-034', { colorScheme: 'dusk' }], ['STYLE-001', { showFormTitle: 'no' }],
    ['STYLE-050', { coverHeight: 401 }], ['STYLE-050', { coverHeight: 79 }], ['STYLE-050', { coverX: 101 }], ['STYLE-050', { coverY: -1 }], ['STYLE-051', { fieldStyle: 'neon' }],
    ['STYLE-024', { primaryColor: '#fff' }], ['STYLE-024', { primaryColor: 'red' }], ['STYLE-024', { primaryColor: '#12345g' }],
    ['STYLE-025', { primaryColor: '#1234567' }], ['STYLE-024', { textColor: '#123456;}' }], ['STYLE-024', { textColor: '#123456\n' }],
  ])('%s refuses %j (D-82)', (_id, styles) => {
    expect(refusals(styles)).toHaveLength(1);
  }); // prettier-ignore

  it('D-83 names refused declarations', () => {
    expect(refusals({ customCSS: 'color: red; position: fixed; top: 0' })).toEqual([
      'customCSS: Style not accepted: position',
      'customCSS: Style not accepted: top',
    ]);
  });

  it('T12 keeps own CSS as it was read, one declaration a line', () => {
    expect(customStylesSchema.parse({ customCSS: ' Color:RED ; ; gap : 4px' })).toEqual({
      customCSS: 'color: RED;\ngap: 4px;',
    });
  });

  it('refuses own CSS of more than 5000 characters without reading it', () => {
    expect(refusals({ customCSS: '('.repeat(5001) })).toHaveLength(1);
  });
});
