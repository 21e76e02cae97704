import { checkForm } from '../../../sdk/src/model/logic/checkForm.ts';
import { OPERATORS } from '../../../sdk/src/model/logic/operators/index.ts';
import { planForm } from '../../../sdk/src/model/logic/plan.ts';
import { settle } from '../../../sdk/src/model/logic/settle.ts';
import { when } from '../../../sdk/src/model/testing/when.ts';
import { timesOf } from './timesOf.mjs';

const PAGES = 10;
const FIELDS_ON_PAGE = 20;
const RULES = 500;
const WARM_UPS = 200;
const ROUNDS = 1_000;
const CHECKS = 30;
/** Longest time of one `settle` in 95 of 100 (ms): a keystroke at a quarter of the speed stays within a frame. */
const MOST_SETTLE = 2;

const COUNTRIES = ['de', 'at', 'ch', 'fr', 'it'];
const INPUTS = { today: '2026-11-23', operators: OPERATORS };

/** Every fourth field is a number, a choice, a text, a yes or no. */
const KINDS = ['number', 'choice', 'text', 'yesno'];
const kindOf = (id) => KINDS[Number(id.slice(1)) % KINDS.length];

/** Conditions over the four fields before one, all of different shape. */
const CONDITIONS = [
  ([number, choice]) => `{${number}} > 10 and {${choice}} = "de"`,
  ([number, choice, , yes]) => `in({${choice}}, "de", "at", "ch") or {${yes}} and {${number}} * 1.19 <= 50`,
  ([, , text, yes]) => `answered({${text}}) and not {${yes}}`,
  ([number, , text]) => `length({${text}}) > 2 or round({${number}} / 3, 2) >= 4`,
  ([, , text]) => `starts({${text}}, "A") or has({${text}}, "e")`,
];

/** A form of 200 fields on ten pages with 500 rules: conditions, requirements, checks, values, jumps. */
function buildForm() {
  let rules = 0;
  const rule = (readable) => {
    rules += 1;
    return when(CONDITIONS[rules % CONDITIONS.length](readable));
  };
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const items = Array.from({ length: FIELDS_ON_PAGE }, (_, at) => {
      const number = page * FIELDS_ON_PAGE + at;
      const id = `f${number}`;
      const options = kindOf(id) === 'choice' && { options: COUNTRIES.map((value) => ({ value })) };
      if (number < KINDS.length) return { id, ...options };
      const first = Math.floor(number / KINDS.length - 1) * KINDS.length;
      const readable = KINDS.map((_kind, offset) => `f${first + offset}`);
      return {
        id,
        ...options,
        showIf: rule(readable),
        ...(number % 2 === 0 && { requiredIf: rule(readable) }),
        ...(number % 2 === 1 && { checks: [{ must: rule(readable) }] }),
      };
    });
    const last = ['f0', 'f1', 'f2', 'f3'];
    const isLast = page === PAGES - 1;
    const next = isLast ? [] : [{ if: rule(last), goTo: `p${page + 1}` }];
    return { id: `p${page}`, items, next };
  });
  const values = [];
  while (rules < RULES) {
    const numbers = Array.from({ length: 5 }, (_, at) => `{f${((values.length + at) % 40) * KINDS.length}}`);
    values.push({ id: `v${values.length}`, is: when(`round(sum(${numbers.join(', ')}) * 1.19, 2)`) });
    rules += 1;
  }
  return { pages, values, endings: [{ id: 'thanks' }] };
}

const ANSWER_OF_KIND = {
  number: (at) => (at * 7) % 60,
  choice: (at) => COUNTRIES[at % COUNTRIES.length],
  text: (at) => (at % 5 === 0 ? '' : `Answer ${at}`),
  yesno: (at) => at % 3 === 0,
};

const buildAnswers = (round) =>
  Object.fromEntries(
    Array.from({ length: PAGES * FIELDS_ON_PAGE }, (_, at) => {
      const id = `f${at}`;
      return [id, ANSWER_OF_KIND[kindOf(id)](at + round)];
    }),
  );

const CHECK_OPTIONS = {
  typeOfField: ({ id, options }) =>
    options ? { kind: 'choice', options: options.map(({ value }) => value) } : { kind: kindOf(id) },
};

function timed(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const print = (name, { p50, p95, p99 }, goal = '') =>
  console.log(
    `${name.padEnd(34)} p50 ${p50.toFixed(2).padStart(7)}   p95 ${p95.toFixed(2).padStart(7)}   p99 ${p99.toFixed(2).padStart(7)} ms ${goal}`,
  );

/** What the logic of a large form costs, beside parsing its plan from JSON. */
export function run() {
  const form = buildForm();
  const plan = planForm(form);
  if ('circle' in plan) throw new Error(`The form has a circle: ${plan.circle.join(', ')}`);
  const findings = checkForm(form, CHECK_OPTIONS).filter(({ refuses }) => refuses);
  if (findings.length > 0) throw new Error(`The form is refused: ${JSON.stringify(findings[0])}`);
  const sent = JSON.stringify(plan);
  const found = { settle: [], parse: [], plan: [], check: [] };
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const answers = buildAnswers(round);
    const settling = timed(() => settle(plan, answers, INPUTS));
    const parsing = timed(() => JSON.parse(sent));
    if (round < WARM_UPS) continue;
    found.settle.push(settling);
    found.parse.push(parsing);
  }
  for (let round = 0; round < CHECKS; round++) {
    found.plan.push(timed(() => planForm(form)));
    found.check.push(timed(() => checkForm(form, CHECK_OPTIONS)));
  }
  const settled = timesOf(found.settle);
  const parsed = timesOf(found.parse);
  console.log(
    `${PAGES * FIELDS_ON_PAGE} fields, ${RULES} rules, ${(sent.length / 1024).toFixed(0)} KiB of plan`,
  );
  print('settle', settled, `p95 at most ${MOST_SETTLE}`);
  print('JSON.parse of the plan', parsed);
  print('planForm', timesOf(found.plan));
  print('checkForm', timesOf(found.check));
  const ratio = parsed.p50 / settled.p50;
  console.log(`settle to JSON.parse of the plan   ratio ${ratio.toFixed(2)}`);
  return { isMet: settled.p95 <= MOST_SETTLE, ratios: { 'JSON.parse of the plan to settle': ratio } };
}
