import { contrastRatio } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { brandOf } from './brandOf.ts';

test.each(['#ffe600', '#ffffff', '#000000', '#0f1115', '#d6336c', '#12b886', '#7f7f7f'])(
  'CLNT-092 a brand of %s is readable in the portal, on light and on dark pages',
  (primaryColor) => {
    const { fill, textOnLight, textOnDark } = brandOf({
      name: 'Brand',
      logoUrl: null,
      styles: { primaryColor },
    });
    const ratios = [
      contrastRatio('#ffffff', fill),
      contrastRatio(textOnLight, '#ffffff'),
      contrastRatio(textOnLight, '#f4f5f7'),
      contrastRatio(textOnDark, '#0f1115'),
      contrastRatio(textOnDark, '#20252d'),
    ];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
);
