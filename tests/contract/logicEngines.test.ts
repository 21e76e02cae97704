import variant from '@jitl/quickjs-wasmfile-release-sync';
import fc from 'fast-check';
import { newQuickJSWASMModuleFromVariant, type QuickJSContext } from 'quickjs-emscripten-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyExpression, anyFacts } from '../../sdk/src/model/testing/anyExpression.ts';
import { anyLogicAnswers, anyLogicForm } from '../../sdk/src/model/testing/anyLogicForm.ts';
import { countFacts, judgeForm } from '../../sdk/src/model/testing/engineEntry.ts';
import { bundleLogic } from '../support/bundleLogic.ts';

/** Pairs of expressions and answers; the long run is `INLAY_PAIRS=100000 npm run unit -- logicEngines`. */
const PAIRS = Number(process.env['INLAY_PAIRS'] ?? 2_000);
/** Pairs of forms and answers; the long run is `INLAY_FORMS=10000 npm run unit -- logicEngines`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 200);
/** Pairs in one call of the other engine. */
const BATCH = 500;

let quickJs: QuickJSContext;
beforeAll(async () => {
  quickJs = (await newQuickJSWASMModuleFromVariant(variant)).newContext();
  const script = `${await bundleLogic()}
    globalThis.callAll = (name, pairs) =>
      JSON.stringify(JSON.parse(pairs).map((pair) => logic[name](...pair)));`;
  quickJs.unwrapResult(quickJs.evalCode(script)).dispose();
});
afterAll(() => quickJs.dispose());

function callInQuickJs(name: string, pairs: unknown): unknown {
  const handles = [quickJs.newString(name), quickJs.newString(JSON.stringify(pairs))];
  const callAll = quickJs.getProp(quickJs.global, 'callAll');
  const result = quickJs.unwrapResult(quickJs.callFunction(callAll, quickJs.undefined, ...handles));
  const values: unknown = JSON.parse(quickJs.getString(result));
  for (const handle of [...handles, callAll, result]) handle.dispose();
  return values;
}

/** Compares what both engines make of generated pairs, and says how many there were. */
function expectSame<Pair extends readonly unknown[]>(
  name: string,
  work: (...pair: Pair) => unknown,
  pairs: readonly Pair[],
): void {
  for (let at = 0; at < pairs.length; at += BATCH) {
    // Both sides get what JSON keeps, as the browser gets a form.
    const batch = JSON.parse(JSON.stringify(pairs.slice(at, at + BATCH))) as Pair[];
    const here: unknown = JSON.parse(JSON.stringify(batch.map((pair) => work(...pair))));
    expect(callInQuickJs(name, batch)).toStrictEqual(here);
  }
  console.log(`${name}: ${pairs.length} pairs in V8 and QuickJS, 0 differences, 0 exceptions`);
}

describe('two JavaScript engines', () => {
  it(
    `BUILD-099 agree on the value of ${PAIRS} expressions, and on the steps it takes`,
    { timeout: 600_000 },
    () => {
      expectSame('countFacts', countFacts, fc.sample(fc.tuple(anyExpression(), anyFacts), PAIRS));
    },
  );

  it(
    `agree on the way, the issues, the steps and the stored row of ${FORMS} forms`,
    { timeout: 600_000 },
    () => {
      expectSame('judgeForm', judgeForm, fc.sample(fc.tuple(anyLogicForm, anyLogicAnswers), FORMS));
    },
  );
});
