import { deflateRawSync, crc32 } from 'node:zlib';
import { EICAR } from '../clamd.ts';
import { buildPng } from './pictures.ts';

/** How a hostile file ends: never created, refused at its end, refused or quarantined behind the answer, harmless. */
export type HostileEnd = 'not created' | 'refused' | 'refused behind' | 'quarantined' | 'kept';

export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  end: HostileEnd;
}

interface ZipPart {
  name: string;
  content?: string | Buffer;
  /** What the directory says of its size, if it lies. */
  claims?: number;
}

/** Builds a ZIP archive. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', claims } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? data.length, 18);
    common.writeUInt16LE(path.length, 22);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path);
    offset += 30 + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

/** An archive whose end names a directory of another length. */
function lyingZip(): Buffer {
  const bytes = buildZip([{ name: 'a' }]);
  return bytes.fill(0xff, bytes.length - 10, bytes.length - 6);
}

const office = (main: string, ...more: ZipPart[]): Buffer =>
  buildZip([{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: main }, ...more]);
const docx = (...more: ZipPart[]): Buffer => office('word/document.xml', ...more);
const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${inside}\n%%EOF\n`);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const EXE = Buffer.from(`MZ${'\0'.repeat(58)}\x80\0\0\0${'\0'.repeat(64)}PE\0\0`, 'latin1');
const ELF = Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`, 'latin1');
const png = buildPng();
const GIF = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');

const all = (end: HostileEnd, files: readonly [what: string, name: string, bytes: Buffer | string][]) =>
  files.map(([what, name, bytes]): HostileFile => ({ what, name, bytes: Buffer.from(bytes), end }));

/** Files that are meant to hurt whoever takes or opens them, and how each ends. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...all('not created', [
    ['a program', 'setup.exe', EXE],
    ['a program with two extensions', 'photo.jpg.exe', EXE],
    ['a screen saver', 'photo.scr', EXE],
    ['a shell script', 'run.sh', '#!/bin/sh\nrm -rf /\n'],
    ['a batch file', 'run.bat', 'format c:'],
    ['a PowerShell script', 'run.ps1', 'Remove-Item'],
    ['a Visual Basic script', 'run.vbs', 'MsgBox 1'],
    ['JavaScript', 'run.js', 'alert(1)'],
    ['an HTML application', 'run.hta', HTML],
    ['an SVG with a script', 'logo.svg', SVG],
    ['a page', 'page.html', HTML],
    ['a page in capitals', 'PAGE.HTM', HTML],
    ['XML', 'data.xml', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "a">]><x>&a;</x>'],
    ['PHP', 'shell.php', '<?php system($_GET["c"]);'],
    ['a document for macros', 'offer.docm', docx({ name: 'word/vbaProject.bin' })],
    ['a workbook for macros', 'offer.xlsm', office('xl/workbook.xml', { name: 'xl/vbaProject.bin' })],
    ['an old Word document', 'offer.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['rich text', 'offer.rtf', '{\\rtf1\\object}'],
    ['a link', 'start.lnk', 'L'],
    ['a disk image', 'disk.iso', 'CD001'],
    ['no extension', 'file', 'x'],
    ['nothing in it', 'empty.txt', ''],
    ['a name that is a path to a secret', '../../../etc/passwd', 'root'],
    ['a name that ends in a point', 'a.exe.', EXE],
    ['a name with NUL before its end', 'a.exe\0.txt.exe', EXE],
  ]),
  ...all('refused', [
    ['a program as a picture', 'photo.jpg', EXE],
    ['a program as a PDF', 'offer.pdf', EXE],
    ['a program for Linux as a text', 'readme.txt', ELF],
    ['a program as an archive', 'files.zip', EXE],
    ['a page as a picture', 'photo.png', HTML],
    ['a page as a text', 'page.txt', HTML],
    ['a page behind spaces as a table', 'page.csv', `   \n\t< HTML>${HTML}`],
    ['an SVG as a PNG', 'logo.png', SVG],
    ['an SVG as a text', 'logo.txt', SVG],
    ['PHP as a text', 'shell.txt', '<?php system($_GET["c"]);'],
    ['entities without end as a text', 'laughs.txt', '<!DOCTYPE x [<!ENTITY a "&b;&b;">]>'],
    ['a GIF that is JavaScript, as a PNG', 'a.png', Buffer.concat([GIF, Buffer.from('=1;alert(1)')])],
    ['zeros as a picture', 'zeros.jpg', Buffer.alloc(100_000)],
    ['zeros as a text', 'zeros.txt', Buffer.alloc(100_000)],
    ['text that is no UTF-8', 'latin.txt', Buffer.from([0x41, 0xe4, 0x42])],
    ['UTF-8 that is cut off', 'cut.txt', Buffer.from('ä').subarray(0, 1)],
    ['a PNG with a page behind it', 'photo.png', Buffer.concat([png, Buffer.from(HTML)])],
    ['a PNG as a PDF', 'photo.pdf', png],
    ['a PDF with an archive behind it', 'both.pdf', Buffer.concat([pdf(), buildZip([{ name: 'a' }])])],
    ['a PDF behind a page', 'late.pdf', Buffer.concat([Buffer.from(HTML), pdf()])],
    ['a PDF without an end', 'cut.pdf', pdf().subarray(0, 30)],
    ['an archive behind a PDF', 'both.zip', Buffer.concat([pdf(), buildZip([{ name: 'a' }])])],
    ['an archive with bytes behind it', 'more.zip', Buffer.concat([buildZip([{ name: 'a' }]), EXE])],
    ['an archive that leads outside', 'slip.zip', buildZip([{ name: '../../etc/cron.d/x' }])],
    ['an archive with a whole path', 'root.zip', buildZip([{ name: '/etc/passwd' }])],
    ['an archive that leads outside on Windows', 'win.zip', buildZip([{ name: '..\\..\\x' }])],
    ['an archive with a program', 'tools.zip', buildZip([{ name: 'a/setup.exe' }])],
    ['an archive with a page', 'site.zip', buildZip([{ name: 'index.html' }])],
    ['a bomb', 'bomb.zip', buildZip([{ name: 'zeros', content: Buffer.alloc(20_000_000) }])],
    ['a bomb that says so', 'bomb2.zip', buildZip([{ name: 'zeros', claims: 4_000_000_000 }])],
    ['a document with macros', 'offer.docx', docx({ name: 'word/vbaProject.bin' })],
    ['a workbook with macros', 'offer.xlsx', office('xl/workbook.xml', { name: 'xl/vbaProject.bin' })],
    ['a document with an embedded program', 'ole.docx', docx({ name: 'word/embeddings/oleObject1.bin' })],
    ['a document with a control', 'control.docx', docx({ name: 'word/activeX/activeX1.bin' })],
    ['an OpenDocument text with macros', 'offer.odt', buildZip([{ name: 'Basic/Standard/Module1.xml' }])],
    ['an archive as a document', 'files.docx', buildZip([{ name: 'a.txt' }])],
    ['a document as a workbook', 'text.xlsx', docx()],
    ['a directory that lies about its length', 'lie.zip', lyingZip()],
  ]),
  ...all('refused behind', [
    ['a PNG with an archive behind it', 'photo.png', Buffer.concat([png, buildZip([{ name: 'a' }])])],
    ['a PNG that is cut off', 'cut.png', png.subarray(0, -20)],
    [
      'a JPEG that is only a beginning',
      'cut.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ],
  ]),
  ...all('quarantined', [
    ['the test virus', 'eicar.txt', EICAR],
    ['the test virus in a table', 'eicar.csv', `a,b\n${EICAR}`],
  ]),
  ...all('kept', [
    ['a path as the name of a text', '..\\..\\windows\\system.txt', 'Ada'],
    ['a name that reads backwards', 'photo\u202Etxt.exe.txt', 'Ada'],
    ['a name of 300 characters', `${'a'.repeat(300)}.txt`, 'Ada'],
    ['a name with quotes and line breaks', 'a"\r\nSet-Cookie: x=1\r\n.txt', 'Ada'],
    ['a formula in a table', 'sums.csv', '=HYPERLINK("http://x")'],
    ['a text about scripts', 'notes.txt', 'Use the script tag with care; 1 < 2.'],
  ]),
];
