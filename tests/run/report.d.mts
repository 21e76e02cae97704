/** A failed test, or a failure of a file outside of its tests (without a name). */
export interface TestFailure {
  file: string;
  name: string;
  /** File and line of the assertion, from the root of the repository. */
  place: string;
  /** What was expected and what was there. */
  text: string;
  /** Whether it failed by running out of time, and not by an assertion. */
  isTimeout: boolean;
}

/** What came of one file of tests. */
export interface FileReport {
  file: string;
  passed: number;
  skipped: number;
  failures: TestFailure[];
  tests: { name: string; seconds: number }[];
  /** Its elapsed time by kind, in s. */
  parts: { environment: number; loading: number; tests: number } | null;
}

/** What came of one run of tests. */
export interface RunReport {
  files: FileReport[];
}
