import { readFile } from 'node:fs/promises';

export const ms = (value) => `${Math.round(value)} ms`;

/** The status an address answers with; undefined when it does not. */
export const statusOf = async (url) =>
  (await fetch(url, { signal: AbortSignal.timeout(6_000) }).catch(() => null))?.status;

/** Answers between two moments. */
export const between = (answers, from, until = Infinity) =>
  answers.filter(({ at }) => at >= from && at <= until);

/** Assertions about time: not in the short form, which runs on busy machines. */
export const timed = (isShort, passes) => (isShort ? {} : passes);

/** The most memory a process has had. */
export const peakMegabytes = async (pid) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The memory a process has now. */
export const megabytes = async (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The n-th percentile of times and the like. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Counts the responses by status, or by the error without one. */
export const countBy = (answers) =>
  [...Map.groupBy(answers, ({ status, error }) => error ?? status)]
    .map(([what, all]) => `${what} ×${all.length}`)
    .join(' ');
