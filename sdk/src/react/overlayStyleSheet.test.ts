import { expect, test } from 'vitest';
import { overlayStyleSheet } from './overlayStyleSheet.ts';

const SCOPE = ':target .form-embed';

test('EMBED-108 a form without a background has one surface in an overlay, and padding again', () => {
  expect(overlayStyleSheet({}, false)).toContain('html:has(:target){background:#ffffff}');
  expect(overlayStyleSheet({ primaryColor: '#123456' }, false)).toContain('--form-embed-padding:initial');
  for (const made of [{ colorScheme: 'dark' } as const, { textColor: '#ffffff' }])
    expect(overlayStyleSheet(made, false)).toContain(
      '--form-embed-page-color:#16191f;--form-embed-form-color:#16191f',
    );
  expect(overlayStyleSheet({ customCSS: 'border: 1px solid' }, false)).toContain('background:#ffffff');
});

test('EMBED-108 a background of its own stays, and its card begins below the button to close', () => {
  const css = overlayStyleSheet({ backgroundColor: '#e7f5ff' }, false);
  expect(css).toBe(
    `${SCOPE}-form{margin-block-start:40px}@container (min-width:480px){${SCOPE}-form{margin-block-start:0}}`,
  );
});

test('EMBED-108 a cover picture reaches the edges, also of the dialog', () => {
  expect(overlayStyleSheet({}, true)).toContain(`@container (min-width:480px){${SCOPE} .form-embed-cover{`);
  expect(overlayStyleSheet({}, true)).not.toContain('margin-block-start:16px');
  expect(overlayStyleSheet({ backgroundColor: '#e7f5ff' }, true)).toBe('');
});
