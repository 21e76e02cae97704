import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** CPU seconds of the whole machine since it started: servers and browsers are nobody's children. */
export function readCpu() {
  const all = cpus().map(({ times }) => times);
  const sum = (/** @type {'user' | 'sys'} */ key) =>
    all.reduce((total, times) => total + times[key], 0) / 1_000;
  return { user: sum('user'), system: sum('sys') };
}

/**
 * Sums up what test processes have noted of their time (`tests/support/times.ts`).
 *
 * @param {string} folder
 * @returns {Map<string, { count: number, seconds: number }>} by kind
 */
export function readNotes(folder) {
  const kinds = new Map();
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const { kind, seconds } = JSON.parse(line);
      const { count, seconds: before } = kinds.get(kind) ?? { count: 0, seconds: 0 };
      kinds.set(kind, { count: count + 1, seconds: before + seconds });
    }
  }
  return kinds;
}

/**
 * The table of `npm test -- --times`.
 *
 * @param {{ name: string, seconds: number, cpu: { user: number, system: number } }[]} steps
 * @param {readonly import('./report.d.mts').FileReport[]} files
 * @param {Map<string, { count: number, seconds: number }>} notes
 * @returns {string[]} lines
 */
export function printTimes(steps, files, notes) {
  const row = (/** @type {string} */ name, /** @type {(string | number)[]} */ ...cells) =>
    name.padEnd(44) +
    cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(12)).join('');
  const sum = (/** @type {'environment' | 'loading' | 'tests'} */ part) =>
    files.reduce((total, { parts }) => total + (parts?.[part] ?? 0), 0);
  const slowest = files
    .flatMap(({ file, tests }) => tests.map(({ name, seconds }) => ({ name: `${file}: ${name}`, seconds })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20);
  return [
    row('step', 'elapsed s', 'user s', 'system s'),
    ...steps.map(({ name, seconds, cpu }) => row(name, seconds, cpu.user, cpu.system)),
    '',
    row('in test processes, by kind', 'times', 'elapsed s'),
    ...[...notes].map(([kind, { count, seconds }]) => row(kind, String(count), seconds)),
    row('simulated browsers of screens', '', sum('environment')),
    row('loading of files', '', sum('loading')),
    row('tests and hooks, with what is named above', '', sum('tests')),
    '',
    'The slowest tests',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ];
}
