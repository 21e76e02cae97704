import { expect, test, vi } from 'vitest';
import { createEmptyDefinition, createField, picturesOf, withFields } from '@inlay/sdk/model';
import { api } from '../../lib/apiClient.ts';
import { parseFilePictures, uploadFilePictures, withShownPictures } from './filePictures.ts';

const fields = withFields(createEmptyDefinition('Cakes'), [
  { ...createField('image'), src: '/files/pictures/one.webp' },
  {
    ...createField('picture'),
    options: [
      { value: 'a', label: 'A', image: '/files/pictures/one.webp' },
      { value: 'b', label: 'B', image: 'https://example.com/b.png' },
    ],
  },
]);
const definition = {
  ...fields,
  endings: fields.endings.map((ending) => ({
    ...ending,
    picture: { src: '/files/pictures/one.webp', alt: '' },
  })),
};

test('TYPE-005 TYPE-009 the pictures of an imported form are uploaded once each, and it names them as they are here', async () => {
  const put = vi.spyOn(api, 'putFile').mockResolvedValue({ url: '/files/pictures/new.webp' });
  const pictures = parseFilePictures({ '/files/pictures/one.webp': btoa('cake'), other: 'AA==' });
  expect(picturesOf(withShownPictures(definition, pictures))[0]).toBe('data:image/webp;base64,Y2FrZQ==');
  const imported = await uploadFilePictures(definition, pictures);
  expect(picturesOf(imported)).toEqual([
    '/files/pictures/new.webp',
    '/files/pictures/new.webp',
    'https://example.com/b.png',
    '/files/pictures/new.webp',
  ]);
  expect(put).toHaveBeenCalledOnce();
  expect(await put.mock.calls[0]![1].text()).toBe('cake');
});

test.each([null, 7, 'x', { a: 7 }, { a: '<svg>' }, ['"']])(
  'TYPE-005 what is no picture of a file is left out: %j',
  (value) => {
    expect(parseFilePictures(value)).toEqual({});
  },
);
