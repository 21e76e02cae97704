import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLogicAnswers, anyLogicForm } from '../../sdk/src/model/testing/anyLogicForm.ts';
import { judgeForm } from '../../sdk/src/model/testing/engineEntry.ts';
import { bundleLogic } from '../support/bundleLogic.ts';
import { openBrowser } from './people.ts';

/** Pairs of forms and answers; the long run is `INLAY_FORMS=10000 npm run test:e2e -- logicEngines`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 200);
/** Pairs in one call of the page. */
const BATCH = 500;

const { open } = openBrowser();

test(`a page makes the same of ${FORMS} forms and answers as the server`, { timeout: 600_000 }, async () => {
  const page = await open();
  await page.addScriptTag({ content: `${await bundleLogic()}; globalThis.logic = logic;` });
  const pairs = fc.sample(fc.tuple(anyLogicForm, anyLogicAnswers), FORMS);
  for (let at = 0; at < pairs.length; at += BATCH) {
    const batch = JSON.stringify(pairs.slice(at, at + BATCH));
    const here = (JSON.parse(batch) as typeof pairs).map((pair) => judgeForm(...pair));
    const there = await page.evaluate((sent) => {
      const { logic } = globalThis as unknown as { logic: { judgeForm: (...pair: unknown[]) => unknown } };
      return JSON.stringify((JSON.parse(sent) as unknown[][]).map((pair) => logic.judgeForm(...pair)));
    }, batch);
    expect(JSON.parse(there)).toStrictEqual(JSON.parse(JSON.stringify(here)));
  }
  console.log(`judgeForm: ${FORMS} pairs on the server and in Chromium, 0 differences, 0 exceptions`);
});
