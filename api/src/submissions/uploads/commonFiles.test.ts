import { expect, test } from 'vitest';
import sharp from 'sharp';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { tusCalls } from '../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8, type.padStart(8));
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const HEIC = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
  box('meta', Buffer.alloc(40)),
  box('mdat', Buffer.alloc(500, 7)),
]);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TIFF = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(200)]);
const TABLE = 'Name;Stadt\r\nMüller;Köln\r\n';
/** Notes of a picture before anything else, as editors write them. */
const xmp = (jpeg: Buffer): Buffer => {
  const notes = Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>',
    'latin1',
  );
  const head = Buffer.from([0xff, 0xe1, 0, notes.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, notes, jpeg.subarray(2)]);
};
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();

const TAKEN: Record<string, [name: string, type: string, bytes: () => Buffer | Promise<Buffer>]> = {
  'a table of Excel in Windows-1252': ['a.csv', 'text/csv', () => Buffer.from(TABLE, 'latin1')],
  'a text in UTF-16': ['a.txt', 'text/plain', () => utf16(TABLE)],
  'a table in UTF-16, most significant byte first': ['a.csv', 'text/csv', () => utf16(TABLE, true)],
  'a picture of an iPhone': ['IMG_1.HEIC', 'image/heic', () => HEIC],
  'a picture of an iPhone named as JPEG': ['IMG_1.jpg', 'image/heic', () => HEIC],
  'a GIF': ['a.gif', 'image/gif', () => GIF],
  'a JFIF': ['a.jfif', 'image/jpeg', jpeg],
  'a TIFF': ['scan.tif', 'image/tiff', () => TIFF],
  'a PNG named as JPEG': ['a.jpg', 'image/png', () => buildPng()],
  'a JPEG that begins with its notes': ['a.jpg', 'image/jpeg', async () => xmp(await jpeg())],
};

test.each(Object.entries(TAKEN))('%s is taken (UPLOAD-022)', async (_what, [name, type, bytes]) => {
  const { response, file } = await scene.upload(name, await bytes());
  expect([response.status, response.body?.error?.code]).toEqual([204, undefined]);
  const sent = await scene.submit({ files: { files: [file] } });
  expect(sent.status).toBe(201);
  await scene.api.runJobs();
  expect(await scene.rows()).toMatchObject([{ state: 'kept', type }]);
  const path = `/api/submissions/${sent.body.submissionId}/files/${file.id.split('.')[0]}`;
  // Only re-encoded pictures are shown; others are saved.
  const led = await scene.owner.get(`${path}?use=look`);
  const got = await scene.api.visitor().get(led.headers.get('location') ?? '');
  const isDrawn = ['image/jpeg', 'image/png'].includes(type);
  expect(got.headers.get('content-disposition')?.split(';')[0]).toBe(isDrawn ? 'inline' : 'attachment');
  expect(got.headers.get('content-type')).toBe(isDrawn ? type : 'application/octet-stream');
});

const mp3 = Buffer.from(`ID3\x04${'\0'.repeat(6)}\xff\xfb\x90\x64${'\0'.repeat(413)}`, 'latin1');
const REFUSED: Record<string, [name: string, code: string, bytes: Buffer]> = {
  'an old Word document': ['offer.doc', 'file_old', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  'rich text': ['offer.rtf', 'file_old', Buffer.from('{\\rtf1 Ada}')],
  'a song named as a picture': ['a.jpg', 'file_content', mp3],
  'a page in UTF-16': ['a.txt', 'file_content', utf16('<html><script>alert(1)</script>')],
  'a text with NUL': ['a.txt', 'file_content', Buffer.from('a\0b')],
  'a GIF with a program behind it': [
    'a.gif',
    'file_unsafe',
    Buffer.concat([GIF, Buffer.from('=1;alert(1)')]),
  ],
  'a picture of an iPhone with an archive behind it': [
    'a.heic',
    'file_unsafe',
    Buffer.concat([HEIC, Buffer.from('504b0506000000000000000000000000000000000000', 'hex')]),
  ],
  'a program': ['setup.exe', 'file_type', Buffer.from('MZ')],
};

test.each(Object.entries(REFUSED))(
  '%s is refused with the reason (UPLOAD-022)',
  async (_what, [name, code, bytes]) => {
    const { response } = await scene.upload(name, bytes);
    expect(response.body?.error?.code).toBe(`upload.${code}`);
  },
);

test('4.9 MB as Windows shows them fit into 5 MB, and 10.01 do not into 10 (UPLOAD-022)', async () => {
  const tus = tusCalls(scene.api);
  const statusOf = async (size: number) => (await tus.create(scene.form.id, { name: 'a.txt', size })).status;
  expect(await statusOf(Math.round(9.99 * 1024 * 1024))).toBe(201);
  expect(await statusOf(Math.round(10.01 * 1024 * 1024))).toBe(413);
});
