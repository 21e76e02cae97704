import { expect, test } from 'vitest';
import { createField } from '../model/index.ts';
import { formStyleSheet } from './formStyleSheet.ts';

test('STYLE-010 BUILD-034 the theme and the headings become rules below the form', () => {
  const header = { ...createField('header'), id: 'h1', fontStyle: 'italic' as const };
  const css = formStyleSheet({ customStyles: { primaryColor: '#112233' }, fields: [header] });
  expect(css).toContain('.form-embed{--form-embed-primary-color:#112233;');
  expect(css).toContain(
    '.form-embed .form-embed-header-h1{font-size:24px;font-weight:600;font-style:italic;',
  );
});

test('D-83 own CSS stays inside the container', () => {
  const css = formStyleSheet({ customStyles: { customCSS: 'opacity: 0.9' }, fields: [] });
  expect(css).toMatch(/\.form-embed \.form-embed-container\{opacity: 0\.9\}$/);
});

test('errors are readable on light and on dark forms', () => {
  const light = formStyleSheet({ customStyles: {}, fields: [] });
  const dark = formStyleSheet({ customStyles: { formBackgroundColor: '#101010' }, fields: [] });
  expect(light).toContain('--form-embed-error-color:#b42318');
  expect(dark).toContain('--form-embed-error-color:#fda29b');
  expect(dark).toContain('--form-embed-scheme:dark');
});
