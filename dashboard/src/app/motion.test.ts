import { expect, test } from 'vitest';
import { MOTION } from '../lib/motion.ts';
import css from './theme.css?raw';

const token = (name: string): string | undefined => new RegExp(`--inlay-${name}: ([^;]*);`).exec(css)?.[1];

test('style sheets and scripts have the same durations, of 200 ms at most', () => {
  expect(token('enter')).toBe(`${MOTION.enterMs}ms ${MOTION.easing}`);
  expect(token('leave')).toBe(`${MOTION.leaveMs}ms ${MOTION.easing}`);
  expect(Math.max(MOTION.enterMs, MOTION.leaveMs)).toBeLessThanOrEqual(200);
});

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

test('no style sheet of the dashboard has a duration of its own', () => {
  const found = Object.entries(sheets).flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(?:transition|animation):.*$/gm)]
      .map(([line]) => line.trim())
      // What waits shows nothing that moves.
      .filter((line) => !/var\(--inlay-(?:enter|leave)\)|(?:150ms|2s) (?:both|backwards)/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('SHELL-055 with reduced motion nothing of the dashboard moves', () => {
  const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*)\}\s*$/.exec(css)?.[1] ?? '';
  expect(reduced).toMatch(/\*,\s*::before,\s*::after \{/);
  expect(reduced).toContain('transition-duration: 0s !important');
  expect(reduced).toContain('animation-duration: 0.01ms !important');
});
