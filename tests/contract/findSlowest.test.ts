import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSlowest } from '../findSlowest.mjs';
import { readReport } from '../readReport.mjs';

/** A report as vitest and the fault experiments write it. */
async function reportOf(tests: { fullName: string; status: string; duration?: number }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = {
    name: resolve('tests/some.test.ts'),
    status: 'passed',
    message: '',
    assertionResults: tests,
  };
  await writeFile(join(folder, 'report.json'), JSON.stringify({ testResults: [file] }));
  return readReport(join(folder, 'report.json'));
}

test('the slowest tests of all steps are named, slowest first, each in one line', async () => {
  const quick = await reportOf([
    { fullName: 'a quick one', status: 'passed', duration: 12 },
    { fullName: 'one that was left out', status: 'skipped', duration: 99_000 },
    { fullName: 'a slow one that fails', status: 'failed', duration: 3_210 },
  ]);
  const slow = await reportOf([{ fullName: 'long '.repeat(40), status: 'passed', duration: 61_000 }]);
  expect([quick.passed, quick.failed]).toEqual([1, 1]);
  const lines = findSlowest([quick, slow], 2);
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}61\.0 s {2}tests\/some\.test\.ts: long .{90,}…$/),
    '   3.2 s  tests/some.test.ts: a slow one that fails',
  ]);
});
