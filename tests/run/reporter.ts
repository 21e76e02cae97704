import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FileReport, TestFailure } from './report.d.mts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Longest description of a failed assertion, in lines. */
const MOST_LINES = 30;

type Failure = NonNullable<ReturnType<TestCase['result']>['errors']>[number];

/** Writes what `npm test` counts and prints: one report a run, of every file with its tests and failures. */
export class RunReporter implements Reporter {
  private readonly path: string;

  /** @param path of the report to be written */
  constructor(path: string) {
    this.path = path;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const files = modules.map((module) => describeModule(module));
    // What fails outside of any file counts as a file's failure, or nobody would see it.
    if (unhandled.length > 0)
      files.push({
        ...EMPTY,
        file: 'outside of tests',
        failures: unhandled.map((error) => describe('', error, '')),
      });
    writeFileSync(this.path, JSON.stringify({ files }));
  }
}

const EMPTY: Omit<FileReport, 'file'> = { passed: 0, skipped: 0, failures: [], tests: [], parts: null };

function describeModule(module: TestModule): FileReport {
  const file = relative(ROOT, module.moduleId);
  const cases = [...module.children.allTests()];
  const failed = cases.filter((test) => test.result().state === 'failed');
  const failures = failed.flatMap((test) =>
    (test.result().errors ?? []).slice(0, 1).map((error) => describe(file, error, test.fullName)),
  );
  // A hook, or a file that could not be loaded.
  const outside = module.state() === 'failed' && failed.length === 0 ? collectErrors(module) : [];
  const { duration, importDurations: _, ...diagnostic } = module.diagnostic();
  return {
    file,
    passed: cases.filter((test) => test.result().state === 'passed').length,
    skipped: cases.filter((test) => test.result().state === 'skipped').length,
    failures: [...failures, ...outside.map((error) => describe(file, error, ''))],
    tests: cases.map((test) => ({
      name: test.fullName,
      seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
    })),
    parts: {
      environment: diagnostic.environmentSetupDuration / 1_000,
      loading: (diagnostic.collectDuration + diagnostic.setupDuration + diagnostic.prepareDuration) / 1_000,
      tests: duration / 1_000,
    },
  };
}

function collectErrors(module: TestModule): readonly Failure[] {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const all = [...module.errors(), ...suites];
  return all.length > 0 ? all : [{ message: 'The file failed without saying why.' }];
}

function describe(file: string, error: Failure, name: string): TestFailure {
  const frame = error.stacks?.find(({ file: path }) => path.endsWith(file)) ?? error.stacks?.[0];
  const text = [error.message, error.diff].filter(Boolean).join('\n');
  return {
    file,
    name,
    place: frame ? `${relative(ROOT, frame.file)}:${frame.line}` : file,
    text: text.split('\n').slice(0, MOST_LINES).join('\n'),
    isTimeout: isTimeout(error),
  };
}

/** Whether time ran out: vitest's for a test or hook, or Playwright's for one step. */
const isTimeout = ({ name, message }: Failure): boolean =>
  name === 'TimeoutError' || /^(Test|Hook) timed out in \d+ms/.test(message);

/** The reporters of a run: for `npm test` one report and nothing printed, else vitest's own. */
export function runReporters(name: string): { reporters: ('default' | RunReporter)[] } {
  const folder = process.env['INLAY_TEST_REPORTS'];
  return { reporters: folder ? [new RunReporter(join(folder, `${name}.json`))] : ['default'] };
}
