import { deflateSync } from 'node:zlib';
import { EICAR } from '../clamd.ts';
import { buildZip, docx, LINK_MODE, lyingZip, office, xlsx } from './archives.ts';
import { buildPng, pngChunk } from './pictures.ts';

/** How a hostile file ends: never created, refused at its end, quarantined behind the answer, harmless. */
export type HostileEnd = 'not created' | 'refused' | 'quarantined' | 'kept';

export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  end: HostileEnd;
}

const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${inside}\n%%EOF\n`);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const EXE = Buffer.from(`MZ${'\0'.repeat(58)}\x80\0\0\0${'\0'.repeat(64)}PE\0\0`, 'latin1');
const ELF = Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`, 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const JAR = buildZip([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }]);
const MP3 = Buffer.from(`ID3\x04${'\0'.repeat(6)}\xff\xfb\x90\x64${'\0'.repeat(413)}`, 'latin1');
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1');
const png = buildPng();
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);
const MACRO_TYPES =
  '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
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
    ['a workbook for macros', 'offer.xlsm', xlsx({ name: 'xl/vbaProject.bin' })],
    ['an old Word document', 'offer.doc', OLE],
    ['rich text', 'offer.rtf', '{\\rtf1\\object}'],
    ['a link', 'start.lnk', 'L'],
    ['a disk image', 'disk.iso', 'CD001'],
    ['no extension', 'file', 'x'],
    ['nothing in it', 'empty.txt', ''],
    ['a name that is a path to a secret', '../../../etc/passwd', 'root'],
    ['a name that ends in a point', 'a.exe.', EXE],
    ['a name with NUL before its end', 'a.exe\0.txt.exe', EXE],
    ['a stream of a file on Windows', 'notes.txt:setup.exe', EXE],
    ['a name without anything before its extension', '.exe', EXE],
    ['a compressed SVG', 'logo.svgz', SVG],
    ['a page with its pictures', 'page.mhtml', HTML],
    ['Java', 'tool.jar', JAR],
    ['a template with macros', 'offer.dotm', docx({ name: 'word/vbaProject.bin' })],
    ['a binary workbook', 'offer.xlsb', xlsx()],
    ['a shortcut to a website', 'start.url', '[InternetShortcut]\nURL=file://x'],
    ['a tarball', 'files.tar.gz', Buffer.from('1f8b08', 'hex')],
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
    ['a text with controls of a program', 'latin.txt', Buffer.from([0x41, 0xe4, 0x01])],
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
    ['a workbook with macros', 'offer.xlsx', xlsx({ name: 'xl/vbaProject.bin' })],
    ['a document with an embedded program', 'ole.docx', docx({ name: 'word/embeddings/oleObject1.bin' })],
    ['a document with a control', 'control.docx', docx({ name: 'word/activeX/activeX1.bin' })],
    ['an OpenDocument text with macros', 'offer.odt', buildZip([{ name: 'Basic/Standard/Module1.xml' }])],
    ['an archive as a document', 'files.docx', buildZip([{ name: 'a.txt' }])],
    ['a document as a workbook', 'text.xlsx', docx()],
    ['a directory that lies about its length', 'lie.zip', lyingZip()],
    ['a PNG that moves', 'moves.png', buildPng({ before: [pngChunk('acTL', Buffer.alloc(8))] })],
    ['three bytes as an archive', 'short.zip', 'PK\x03'],
    ['one byte as a picture', 'short.png', 'P'],
    ['the beginning of an archive', 'cut.zip', buildZip([{ name: 'a' }]).subarray(0, 40)],
    [
      'an archive with a link outside',
      'link.zip',
      buildZip([{ name: 'a', content: '/etc', mode: LINK_MODE }]),
    ],
    ['an archive with two names for a file', 'two.zip', buildZip([{ name: 'a.txt', headerName: 'a.exe' }])],
    ['an archive with a program whose name ends in a point', 'dot.zip', buildZip([{ name: 'setup.exe. ' }])],
    ['an archive with a name that NUL cuts', 'nul.zip', buildZip([{ name: 'setup.exe\0.txt' }])],
    ['an archive with a shortcut', 'lnk.zip', buildZip([{ name: 'Invoice.pdf.lnk' }])],
    ['an archive with a disk image', 'iso.zip', buildZip([{ name: 'Invoice.iso' }])],
    ['an archive with a document for macros', 'docm.zip', buildZip([{ name: 'offer.docm' }])],
    [
      'an archive with bytes between its files',
      'gap.zip',
      buildZip([{ name: 'a' }, { name: 'b', gap: EXE }]),
    ],
    ['an archive with bytes before its first file', 'late.zip', buildZip([{ name: 'a', gap: ELF }])],
    [
      'an archive whose entries share their bytes',
      'shared.zip',
      buildZip([{ name: 'a' }, { name: 'a', isShared: true }]),
    ],
    ['a bomb as a document', 'bomb.docx', docx({ name: 'word/media/a.emf', content: zeros(20_000_000) })],
    ['a bomb as a workbook', 'bomb.xlsx', xlsx({ name: 'xl/a.xml', claims: 3_000_000_000 })],
    ['a bomb as a list of parts', 'list.docx', office('word/document.xml', [], ' '.repeat(5_000_000))],
    ['a macro document under another name', 'offer.docx', office('word/document.xml', [], MACRO_TYPES)],
    ['a workbook with macros of Excel 4', 'offer.xlsx', xlsx({ name: 'xl/macrosheets/sheet1.xml' })],
    ['an old Word document as a new one', 'offer.docx', OLE],
    ['an OpenDocument table with scripts', 'a.ods', buildZip([{ name: 'Scripts/python/a.py' }])],
    ['a film with an archive behind it', 'film.mp4', Buffer.concat([MP4, JAR])],
    ['a song with an archive behind it', 'song.mp3', Buffer.concat([MP3, JAR])],
    [
      'a page in the comment of a JPEG',
      'a.jpg',
      Buffer.concat([Buffer.from('ffd8fffe0100', 'hex'), Buffer.from(HTML)]),
    ],
    ['a program as a song', 'song.mp3', EXE],
    ['a program as a film', 'film.mp4', EXE],
    ['zeros as a film', 'zeros.mp4', zeros(100_000)],
    ['zeros as an archive', 'zeros.zip', zeros(100_000)],
    ['zeros as a document', 'zeros.docx', zeros(100_000)],
    ['zeros as a PDF', 'zeros.pdf', zeros(100_000)],
    ['a PNG that is cut off', 'cut.png', png.subarray(0, -20)],
    [
      'a PNG of a million times a million points',
      'bomb.png',
      buildPng({ width: 1e6, height: 1e6, points: EXE }),
    ],
    [
      'a JPEG that is only a beginning',
      'cut.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ],
  ]),
  ...all('quarantined', [
    ['the test virus', 'eicar.txt', EICAR],
    ['the test virus in a table', 'eicar.csv', `a,b\n${EICAR}`],
    ['a PNG whose points are a program', 'points.png', buildPng({ points: EXE })],
  ]),
  ...all('kept', [
    ['a PNG with an archive behind it', 'photo.png', Buffer.concat([png, buildZip([{ name: 'a' }])])],
    ['a PNG with a page behind it', 'photo.png', Buffer.concat([png, Buffer.from(HTML)])],
    ['text that is no UTF-8', 'latin.txt', Buffer.from([0x41, 0xe4, 0x42])],
    ['UTF-8 that is cut off', 'cut.txt', Buffer.from('ä').subarray(0, 1)],
    ['a path as the name of a text', '..\\..\\windows\\system.txt', 'Ada'],
    ['a name that reads backwards', 'photo\u202Etxt.exe.txt', 'Ada'],
    ['a name of 300 characters', `${'a'.repeat(300)}.txt`, 'Ada'],
    ['a name with quotes and line breaks', 'a"\r\nSet-Cookie: x=1\r\n.txt', 'Ada'],
    ['a formula in a table', 'sums.csv', '=HYPERLINK("http://x")'],
    [
      'a PNG that unpacks to more than it says',
      'more.png',
      buildPng({ points: deflateSync(zeros(50_000_000)) }),
    ],
    ['a name of a device', 'CON.txt', 'Ada'],
    ['a hidden name', '.htaccess.txt', 'Ada'],
    ['a path with percent signs as the name of a text', '..%2f..%2fetc%2fa.txt', 'Ada'],
    ['a name with mark-up', '<img src=x onerror=alert(1)>.txt', 'Ada'],
    ['a name with a command', '$(reboot);`id`.txt', 'Ada'],
    [
      'a text in a text of a picture',
      'a.png',
      buildPng({ before: [pngChunk('tEXt', Buffer.from(`a\0${'b'.repeat(1024)}${HTML}`))] }),
    ],
    ['a text about scripts', 'notes.txt', 'Use the script tag with care; 1 < 2.'],
  ]),
];
