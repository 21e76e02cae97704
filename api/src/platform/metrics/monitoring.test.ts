import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { createMetrics } from './metrics.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'examples/deploy/monitoring');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const rules: Rule[] = parse(read('alerts.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(
  read('grafana-dashboard.json'),
).panels;

/** Names of metrics in an expression. */
const namesIn = (expression: string): string[] =>
  Array.from(expression.matchAll(/\b(?:inlay|process|nodejs)_\w+/g), ([name]) => name);

const api = useTestApi();
let told: Set<string>;
beforeAll(async () => {
  // With a replica there are figures of it as well.
  const { pool, reads } = api.deps;
  const metrics = createMetrics({
    pools: { main: pool, reads },
    replica: { fallbacks: 0, findLag: async () => 0 },
    queued: () => 0,
    delayMs: () => 0,
  });
  told = new Set((await metrics.read()).text.match(/^\w+/gm));
});

test('every metric that the dashboard or an alert names is told to Prometheus', () => {
  const named = [...panels.flatMap(({ targets }) => targets), ...rules].flatMap(({ expr }) => namesIn(expr));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !told.has(name))).toEqual([]);
});

test('every metric of the platform has its place on the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const own = [...told].filter((name) => name.startsWith('inlay_') && !/_(?:count|bucket|sum)$/.test(name));
  const isShown = (name: string) => [name, `${name}_bucket`, `${name}_sum`].some((one) => shown.has(one));
  expect(own.filter((name) => !isShown(name))).toEqual([]);
});

test('every alert says what is wrong and leads to a runbook', () => {
  expect(rules.length).toBeGreaterThan(5);
  for (const { annotations, labels } of rules) {
    expect(annotations.summary).toMatch(/\.$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    const headings = Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/^#+ (.+)$/gm),
      ([, text = '']) => text.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(anchor);
  }
});
