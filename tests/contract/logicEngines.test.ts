// @vitest-environment node
import { fileURLToPath } from 'node:url';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import fc from 'fast-check';
import { newQuickJSWASMModuleFromVariant, type QuickJSContext } from 'quickjs-emscripten-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyExpression, anyFacts } from '../../sdk/src/model/testing/anyExpression.ts';
import { evaluateFacts } from '../../sdk/src/model/testing/factsScope.ts';

/** Pairs of expressions and answers; the long run is `INLAY_PAIRS=100000 npm run unit -- logicEngines`. */
const PAIRS = Number(process.env['INLAY_PAIRS'] ?? 2_000);
/** Pairs in one call of the other engine. */
const BATCH = 500;

/** Bundles the evaluator as a script that any engine runs. */
async function bundleEvaluator(): Promise<string> {
  const entry = fileURLToPath(new URL('../../sdk/src/model/testing/factsScope.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'logic' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib, minify: false },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}

let quickJs: QuickJSContext;
beforeAll(async () => {
  quickJs = (await newQuickJSWASMModuleFromVariant(variant)).newContext();
  quickJs
    .unwrapResult(
      quickJs.evalCode(`${await bundleEvaluator()}
    globalThis.evaluateAll = (pairs) => JSON.stringify(
      JSON.parse(pairs).map(([expression, facts]) => logic.evaluateFacts(expression, facts)),
    );`),
    )
    .dispose();
});
afterAll(() => quickJs.dispose());

function evaluateInQuickJs(pairs: unknown): unknown {
  const input = quickJs.newString(JSON.stringify(pairs));
  const evaluateAll = quickJs.getProp(quickJs.global, 'evaluateAll');
  const result = quickJs.unwrapResult(quickJs.callFunction(evaluateAll, quickJs.undefined, input));
  const values: unknown = JSON.parse(quickJs.getString(result));
  for (const handle of [input, evaluateAll, result]) handle.dispose();
  return values;
}

describe('two JavaScript engines', () => {
  it(`agree on the value of ${PAIRS} expressions`, { timeout: 600_000 }, () => {
    const pairs = fc.sample(fc.tuple(anyExpression(), anyFacts), PAIRS);
    for (let at = 0; at < pairs.length; at += BATCH) {
      const batch = pairs.slice(at, at + BATCH);
      const here = batch.map(([expression, facts]) => evaluateFacts(expression, facts));
      expect(evaluateInQuickJs(batch)).toStrictEqual(here);
    }
  });
});
