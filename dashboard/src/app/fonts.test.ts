import { fontFaceCss } from '@inlay/sdk/model';
import { expect, it } from 'vitest';
import css from './fonts.css?raw';

const plain = (text: string): string =>
  text
    .replaceAll('"', "'")
    .replaceAll(/\s*([{}:;,])\s*/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll(/(\.\d*[1-9])0+%/g, '$1%');

it('D-84 what stands in for Inter is what stands in for it on forms', () => {
  const faces = fontFaceCss('inter', '').match(/@font-face\{[^}]*size-adjust[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(plain(css)).toContain(plain(face));
});
