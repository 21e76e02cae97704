import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CLI, MAIN, ROOT } from '../../api/bin/lib/project.mjs';
import { ENCODE_PROGRAM } from '../../api/src/forms/logos/encodeLogo.ts';
import { PDF_PROGRAM } from '../../api/src/sharing/reports/renderPdf.ts';
import { ProgramStartError, runProgram, type Program } from '../../api/src/platform/process/runProgram.ts';
import type { Report } from '../../api/src/sharing/reports/report.ts';

const BUNDLE = join(ROOT, 'api/dist/bundle');
/** Chunks have a hash in their name. */
const CHUNK = /-[\w-]{8}\.js$/;

const picture = readFileSync(join(ROOT, 'docs/pictures/board-dark.webp'));
const report: Report = {
  title: 'Orders',
  subtitle: [],
  language: 'en',
  isRightToLeft: false,
  font: null,
  color: '#336699',
  logo: null,
  footer: 'Inlay',
  pageOf: 'Page {page} of {pages}',
  contents: null,
  blocks: [{ kind: 'text', text: 'Cake' }],
};

/** Requests to each program that the platform starts, with what it answers. */
const PROGRAMS: Record<string, { request: object; answer: object }[]> = {
  encodeProcess: [
    {
      request: { bytes: picture, isDrawing: false, box: { width: 9, height: 9 } },
      answer: { bytes: expect.any(Uint8Array) },
    },
  ],
  lookProgram: [
    { request: { kind: 'page', html: '<title>Bakery</title>' }, answer: { name: 'Bakery' } },
    { request: { kind: 'sheets', css: 'a { color: #c81e5b }' }, answer: { accents: ['#c81e5b'] } },
  ],
  pdfProgram: [{ request: report, answer: { bytes: expect.any(Uint8Array) } }],
};

/** What they may, as the platform says when it starts them (decision 923). */
const RIGHTS: Readonly<Record<string, Partial<Program>>> = {
  encodeProcess: ENCODE_PROGRAM,
  pdfProgram: PDF_PROGRAM,
};

describe('programs of the build', () => {
  test('are all tried here', () => {
    const entries = readdirSync(BUNDLE).filter((name) => name.endsWith('.js') && !CHUNK.test(name));
    const programs = entries
      .map((name) => join(BUNDLE, name))
      .filter((path) => path !== MAIN && path !== CLI);
    expect(programs.map((path) => path.slice(BUNDLE.length + 1, -3))).toEqual(Object.keys(PROGRAMS));
  });

  test.each(Object.entries(PROGRAMS))('%s starts from the bundle and answers', async (name, tries) => {
    const program = { ...RIGHTS[name], file: join(BUNDLE, `${name}.js`), maxTimeMs: 60_000 };
    for (const { request, answer } of tries) expect(await runProgram(program, request)).toMatchObject(answer);
  });

  test('the command line starts, and names its commands', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, '--help']);
    expect(stdout).toContain('doctor');
  });
});

test('a program that cannot be loaded is an error of its own, with what it said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'broken.mjs');
  await writeFile(file, `import './data.json';`);
  const running = runProgram({ file, maxTimeMs: 60_000 }, {});
  await expect(running).rejects.toThrow(ProgramStartError);
  await expect(running).rejects.toThrow(/broken\.mjs ended with code 1 while it loaded:[^]*data\.json/);
});
