import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { findTimedOut, judge, replaceReports } from '../run/judge.mjs';
import { printFailure } from '../run/printFailure.mjs';
import { readReport } from '../run/readReport.mjs';
import type { FileReport, TestFailure } from '../run/report.d.mts';

const failure = (file: string, name: string, isTimeout: boolean): TestFailure => ({
  file,
  name,
  place: `${file}:3`,
  text: 'expected 6 to be 3',
  isTimeout,
});
const report = (file: string, failures: TestFailure[], passed = 2): FileReport => ({
  file,
  passed,
  skipped: 0,
  failures,
  tests: failures.map(({ name }) => ({ name, seconds: 1 })),
  parts: null,
});

test('only a file that met nothing but time-outs is run again; an assertion that failed once has failed', () => {
  const files = [
    report('a.test.ts', [failure('a.test.ts', 'counts', false)]),
    report('b.test.ts', [failure('b.test.ts', 'waits', true)]),
    report('c.test.ts', [failure('c.test.ts', 'waits', true), failure('c.test.ts', 'counts', false)]),
    report('d.test.ts', []),
  ];
  expect(findTimedOut(files)).toEqual(['b.test.ts']);
  const after = replaceReports(files, [report('b.test.ts', [], 3)]);
  expect(judge(after)).toMatchObject({ passed: 9, quarantined: [] });
  expect(judge(after).failures.map(({ file, name }) => `${file}: ${name}`)).toEqual([
    'a.test.ts: counts',
    'c.test.ts: waits',
    'c.test.ts: counts',
  ]);
});

test('a test in quarantine is named, and counts neither as passed nor as failed', () => {
  const failed = report('a.test.ts', [failure('a.test.ts', 'flakes', false)]);
  const passed = { ...report('b.test.ts', []), tests: [{ name: 'flakes too', seconds: 1 }] };
  const quarantine = [
    { test: 'a.test.ts: flakes', reason: 'a race of the test' },
    { test: 'b.test.ts: flakes too', reason: 'a race of the test' },
  ];
  expect(judge([failed, passed], quarantine)).toMatchObject({ passed: 3, failures: [] });
  expect(judge([failed, passed], quarantine).quarantined.map(({ name }) => name)).toEqual(['flakes']);
});

test('a failure is printed with its line, its assertion and the command that runs it alone', () => {
  expect(printFailure(failure('a.test.ts', "it's (so)", false), 'unit')).toBe(
    String.raw`FAILED a.test.ts:3  it's (so)
    expected 6 to be 3
    npm run unit -- a.test.ts -t 'it'\''s \(so\)'`,
  );
});

describe('the report of a run', () => {
  let folder = '';
  let files: FileReport[] = [];

  const FAULTS = {
    'assertion.test.js': `test('counts', () => { expect(6).toBe(3); });`,
    'time.test.js': `test('waits', () => new Promise(() => {}), 20);`,
    'hook.test.js': `beforeAll(() => { throw new Error('no server'); }); test('never runs', () => {});`,
    'load.test.js': `import 'not-there'; test('never runs', () => {});`,
    'good.test.js': `test('holds', () => { expect(3).toBe(3); });`,
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(ROOT, 'node_modules', '.inlay-planted-'));
    for (const [name, text] of Object.entries(FAULTS))
      await writeFile(join(folder, name), `import { beforeAll, expect, test } from 'vitest';\n${text}`);
    const reporter = JSON.stringify(join(ROOT, 'tests/run/reporter.ts'));
    await writeFile(
      join(folder, 'vitest.config.ts'),
      `import { runReporters } from ${reporter};
       export default { root: ${JSON.stringify(folder)}, test: { include: ['*.test.js'], exclude: [], ...runReporters('planted') } };`,
    );
    await new Promise<void>((done) => {
      const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
      const env = { ...process.env, INLAY_TEST_REPORTS: folder };
      execFile(process.execPath, [vitest, 'run', '--config', join(folder, 'vitest.config.ts')], { env }, () =>
        done(),
      );
    });
    files = await readReport(join(folder, 'planted.json'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('tells a failed assertion, a time-out, and what fails outside of tests', () => {
    const told = files.map(({ file, passed, failures }) => ({
      file: file.replace(/.*\//, ''),
      passed,
      failures: failures.map(({ name, isTimeout }) => ({ name, isTimeout })),
    }));
    expect(told.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual([
      { file: 'assertion.test.js', passed: 0, failures: [{ name: 'counts', isTimeout: false }] },
      { file: 'good.test.js', passed: 1, failures: [] },
      { file: 'hook.test.js', passed: 0, failures: [{ name: '', isTimeout: false }] },
      { file: 'load.test.js', passed: 0, failures: [{ name: '', isTimeout: false }] },
      { file: 'time.test.js', passed: 0, failures: [{ name: 'waits', isTimeout: true }] },
    ]);
  });

  test('names the line of the assertion, and what was expected', () => {
    const [failed] = files.flatMap(({ failures }) => failures.filter(({ name }) => name === 'counts'));
    expect(failed?.place).toMatch(/assertion\.test\.js:2$/);
    expect(failed?.text).toContain('expected 6 to be 3');
  });
});
