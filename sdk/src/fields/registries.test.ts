import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderRegistries } from '../../writeFieldTypes.mjs';
import { FIELD_TYPES } from './order.ts';

const registries = await renderRegistries();

test.each(registries)(
  'src/$path is what the folders of field types say: npm run fields',
  ({ path, text }) => {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
  },
);

test('each folder is a field type, or what several share', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) =>
    statSync(`${import.meta.dirname}/${name}`).isDirectory(),
  );
  expect(folders.toSorted()).toEqual([...FIELD_TYPES, 'shared'].toSorted());
});
