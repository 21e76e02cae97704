import { describe, expect, it } from 'vitest';
import { buildField } from '../../model/testing/buildDefinition.ts';
import { describeFieldType } from '../../model/fields/fieldType.suite.ts';
import { extensionOf, extensionsOf, FILE_KINDS } from './fileKinds.ts';
import { fileField } from './model.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const TICKET = `${ID}.${'A'.repeat(43)}`;
const photo = { id: ID, name: 'photo.jpg', size: 5_000, type: 'image/jpeg' };
const stored = (...files: object[]) => ({ files });
const refused = (code: string, ...changes: object[]) =>
  changes.map((change) => ({ raw: stored({ ...photo, ...change }), code: code as 'file_type' }));

describeFieldType({
  type: 'file',
  settings: { accepts: ['pictures'], maxFiles: 2, maxMegabytes: 1 },
  accepted: [
    { raw: stored(photo), stored: stored(photo), printed: 'photo.jpg' },
    { raw: [photo, photo], stored: stored(photo), printed: 'photo.jpg' },
    { raw: JSON.stringify(photo), stored: stored(photo), printed: 'photo.jpg' },
    {
      raw: [JSON.stringify({ ...photo, id: TICKET }), ''],
      stored: stored({ ...photo, id: TICKET }),
      printed: 'photo.jpg',
    },
  ],
  refused: [
    ...refused('file_type', { name: 'photo.exe' }, { name: 'jpg' }, { name: 'photo.jpg.svg' }, { name: '' }),
    ...refused('file_size', { size: 1_048_577 }),
    ...refused('file_empty', { size: 0 }),
    ...refused('file_pending', { id: '' }),
    ...refused('file_gone', { type: '' }),
    ...refused('file_type', { type: '!file_type' }),
    ...refused('file_full', { type: '!file_full' }),
    ...refused(
      'invalid_type',
      { id: 'photo' },
      { id: `${ID}.x` },
      { size: -1 },
      { size: 1.5 },
      { size: NaN },
    ),
    ...refused('invalid_type', { name: 7 }, { type: null }, { type: 'a'.repeat(300) }),
    ...['photo.jpg', 7, true, [[photo]], { files: 'photo' }, [null]].map((raw) => ({
      raw,
      code: 'invalid_type' as const,
    })),
    {
      raw: [1, 2, 3].map((n) => ({ ...photo, id: ID.replace(/.$/, String(n)) })),
      code: 'file_count',
    },
  ],
  empty: [undefined, null, '', [], { files: [] }],
});

describeFieldType({
  type: 'signature',
  accepted: [
    { raw: 'Ada', stored: { typed: 'Ada', drawn: [] }, printed: 'Ada' },
    { raw: { typed: ' Ada ' }, stored: { typed: 'Ada', drawn: [] }, printed: 'Ada' },
    {
      raw: { typed: 'Ada', drawn: [{ ...photo, name: 'signature.png' }] },
      stored: { typed: '', drawn: [{ ...photo, name: 'signature.png' }] },
      printed: 'signature.png',
    },
  ],
  refused: [
    ...[7, true, ['Ada'], { typed: 7 }, { drawn: 'x' }].map((raw) => ({
      raw,
      code: 'invalid_type' as const,
    })),
    { raw: 'a'.repeat(201), code: 'too_long' },
    { raw: { drawn: [{ ...photo, name: 'a.png', size: 2_000_000 }] }, code: 'file_size' },
  ],
  empty: [undefined, null, '', '  ', {}, { typed: '', drawn: [] }],
});

describe('kinds of files', () => {
  it('never include what a browser would run (UPLOAD-006)', () => {
    for (const dangerous of ['svg', 'html', 'xml', 'js', 'exe', 'docm', 'xlsm', 'php'])
      expect(extensionsOf(FILE_KINDS)).not.toContain(dangerous);
  });

  it('are told by the last extension alone', () => {
    expect(['a.JPG', 'a.jpg.exe', 'a', '.jpg', 'a.'].map(extensionOf)).toEqual(['jpg', 'exe', '', 'jpg', '']);
  });

  it('keep a long name within its length', () => {
    const field = buildField('file');
    const read = fileField.parseAnswer(field, [{ ...photo, name: `${'a'.repeat(400)}.jpg` }], {
      clean: (text) => text,
    });
    expect(read?.files[0]?.name.length).toBe(255);
  });
});
