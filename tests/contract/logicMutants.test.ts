import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type * as checks from '../../sdk/src/model/logic/checkForm.ts';
import { evaluate } from '../../sdk/src/model/logic/evaluate.ts';
import { OPERATOR_GROUPS, OPERATORS } from '../../sdk/src/model/logic/operators/index.ts';
import type * as shapes from '../../sdk/src/model/logic/parseExpression.ts';
import type * as types from '../../sdk/src/model/logic/typeOf.ts';
import type { Run } from '../../sdk/src/model/logic/value.ts';
import { CHECK_OPTIONS, REFUSED, WARNED } from '../../sdk/src/model/testing/checkCases.ts';
import { exampleScope } from '../../sdk/src/model/testing/exampleScope.ts';
import { SHAPE_CASES } from '../../sdk/src/model/testing/shapeCases.ts';
import { formNames, TYPE_CASES } from '../../sdk/src/model/testing/typeCases.ts';
import { when } from '../../sdk/src/model/testing/when.ts';

/** What has to be noticed of everything that is switched off. */
const LEAST = 0.95;

const logic = fileURLToPath(new URL('../../sdk/src/model/logic/', import.meta.url));

/** What the bundled files export; each mutant has the part that its cases call. */
type Logic = typeof checks & typeof types & typeof shapes;

/** A mutant's name, and whether the cases of the unit tests notice it. */
interface Outcome {
  mutant: string;
  isNoticed: boolean;
}

function expectNoticed(what: string, outcomes: readonly Outcome[]): void {
  const missed = outcomes.filter(({ isNoticed }) => !isNoticed).map(({ mutant }) => mutant);
  const rate = 1 - missed.length / outcomes.length;
  console.log(
    `${what}: ${outcomes.length - missed.length} of ${outcomes.length} mutants noticed (${(rate * 100).toFixed(1)} %)`,
    ...missed,
  );
  expect(rate).toBeGreaterThanOrEqual(LEAST);
}

/** Operators instead of each one: none, its first argument, and its neighbour in the group. */
function mutateOperators(): { mutant: string; operators: Record<string, Run> }[] {
  return OPERATOR_GROUPS.flatMap(({ rules }) => {
    const names = Object.keys(rules) as (keyof typeof OPERATORS)[];
    return names.flatMap((op, at) => {
      const neighbour = names[(at + 1) % names.length]!;
      const runs: [string, Run][] = [
        ['blank', () => null],
        ['its first argument', ([first = null]) => first],
        [neighbour, OPERATORS[neighbour]],
      ];
      return runs.map(([name, run]) => ({
        mutant: `${op} as ${name}`,
        operators: { ...OPERATORS, [op]: run },
      }));
    });
  });
}

const examples = OPERATOR_GROUPS.flatMap(({ rules }) =>
  Object.values(rules).flatMap((rule) => rule.examples),
).map(([formula, value]) => ({ expression: when(formula), value }));

/** Bundles a file of the logic, with the source of one of its parts replaced, and imports it. */
async function importMutant(entry: string, part: string, source: string): Promise<unknown> {
  const plugin: Plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform: (_code, id) => (id === `${logic}${part}` ? source : null),
  };
  const lib = { entry: `${logic}${entry}`, formats: ['es' as const] };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: { write: false, lib, minify: false },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  return import(`data:text/javascript,${encodeURIComponent(output!.output[0].code)}`);
}

/** Calls that report a mistake, without the declarations of what they call. */
const REPORTS = /(?<!function |const )\b(?:report|refuse)\(/g;

/** Makes a mutant of each call that reports a mistake: the call does nothing. */
function mutateReports(
  [entry, part = entry]: readonly [entry: string, part?: string],
  isWhole: (logic: Logic) => boolean,
): Promise<Outcome[]> {
  const source = readFileSync(`${logic}${part}`, 'utf8');
  return Promise.all(
    [...source.matchAll(REPORTS)].map(async ({ index, 0: call }) => {
      const [before, after] = [source.slice(0, index), source.slice(index + call.length)];
      const skipped = `${before}skipReport(${after}\nfunction skipReport(..._) { return { kind: 'blank' }; }`;
      const module = (await importMutant(entry, part, skipped)) as Logic;
      return { mutant: `${part}: ${call}${after.split('\n', 1)[0]!}`, isNoticed: !isWhole(module) };
    }),
  );
}

/** Whether work gives what is expected; what throws does not. */
function gives(expected: unknown, work: () => unknown): boolean {
  try {
    return isDeepStrictEqual(work(), expected);
  } catch {
    return false;
  }
}

describe('what is switched off is noticed', () => {
  it('operators', () => {
    const outcomes = mutateOperators().map(({ mutant, operators }) => ({
      mutant,
      isNoticed: examples.some(
        ({ expression, value }) => !gives(value, () => evaluate(expression, { ...exampleScope, operators })),
      ),
    }));
    expectNoticed('operators', outcomes);
  });

  it('checks of forms', { timeout: 60_000 }, async () => {
    const cases = [...REFUSED, ...WARNED];
    const isWhole = ({ checkForm }: Logic) =>
      cases.every(([, tree, finding]) =>
        gives(true, () =>
          checkForm(tree, CHECK_OPTIONS).some(({ code, place }) =>
            Object.entries(finding).every(([key, value]) => ({ code, ...place })[key as 'code'] === value),
          ),
        ),
      );
    const outcomes = [
      ...(await mutateReports(['checkForm.ts'], isWhole)),
      ...(await mutateReports(['checkForm.ts', 'checkTexts.ts'], isWhole)),
    ];
    expectNoticed('checks of forms', outcomes);
  });

  it('checks of types', { timeout: 60_000 }, async () => {
    const isWhole = ({ typeOf }: Logic) =>
      TYPE_CASES.every(([formula, code, path, params]) =>
        gives(true, () => {
          const { problems } = typeOf(when(formula), formNames());
          const [problem] = problems;
          return (
            problems.length === 1 &&
            problem?.code === code &&
            isDeepStrictEqual(problem.path, path) &&
            Object.entries(params).every(([key, value]) => problem.params[key] === value)
          );
        }),
      );
    expectNoticed('checks of types', await mutateReports(['typeOf.ts'], isWhole));
  });

  it('checks of shapes', { timeout: 60_000 }, async () => {
    const isWhole = ({ parseExpression }: Logic) =>
      SHAPE_CASES.every(([raw, code, path]) =>
        gives({ ok: false, fault: { code, path } }, () => parseExpression(raw)),
      );
    expectNoticed('checks of shapes', await mutateReports(['parseExpression.ts'], isWhole));
  });
});
