import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLogic, listUnsupported, picturesOf, upgradeFormDefinition } from '@inlay/sdk/model';
import googleForm from './fixtures/googleForm.json' with { type: 'json' };
import jotform from './fixtures/jotform.json' with { type: 'json' };
import survey from './fixtures/surveyjs.json' with { type: 'json' };
import tally from './fixtures/tally.json' with { type: 'json' };
import typeform from './fixtures/typeform.json' with { type: 'json' };
import { importForm } from './importForm.ts';

const FIXTURES: readonly unknown[] = [typeform, googleForm, tally, jotform, survey];

/** Whatever a file can hold at some place: also names of prototypes, markup, names of answers, and far too much. */
const anyPart = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    '__proto__',
    'constructor',
    '{{q1}} {{field:name}} {{hidden:utm_source}}',
    '<img src=x onerror=alert(1)>{{q2',
    '\0\ud800\uE0000\uE000',
    'x'.repeat(30_000),
    '*'.repeat(5_000),
    '<'.repeat(5_000),
    1e308,
    -0,
    0.1,
    Array.from({ length: 210 }, (_, index) => ({
      ref: `r${index}`,
      id: `${index}`,
      label: 'Same',
      text: 'Same',
      value: 'Same',
      type: 'short_text',
      title: 'T',
    })),
    [{ toString: 0 }],
    { type: 'control_matrix', text: { a: 1 }, properties: [], payload: 'no', question: 7 },
  ),
);

/** A file with some of its parts replaced, removed or doubled. */
const brokenFile = fc
  .tuple(
    fc.nat(FIXTURES.length - 1),
    fc.array(fc.record({ at: fc.nat(5_000), part: anyPart, how: fc.constantFrom('set', 'drop', 'double') }), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(([which, changes]) => {
    const file = structuredClone(FIXTURES[which]);
    for (const { at, part, how } of changes) change(file, at, part, how);
    // As a file would be: without holes in lists.
    return JSON.parse(JSON.stringify(file)) as unknown;
  });

function change(file: unknown, at: number, part: unknown, how: string): void {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const walk = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, value] of Object.entries(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key });
      walk(value);
    }
  };
  walk(file);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return;
  const { holder, key } = place;
  if (how === 'set') holder[key] = structuredClone(part);
  else if (how === 'drop') Reflect.deleteProperty(holder, key);
  else if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  else holder[`${key}2`] = structuredClone(holder[key]);
}

/** A form that the server takes: valid by its schema and the checks of its logic, with no picture of elsewhere. */
function expectStorable(content: unknown): void {
  const imported = importForm(content);
  if (!imported) return;
  const { definition, items } = imported;
  expect(upgradeFormDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
  expect(checkLogic(definition)).toEqual([]);
  expect(listUnsupported(definition)).toEqual([]);
  expect(picturesOf(definition)).toEqual([]);
  expect(items.every(({ label }) => typeof label === 'string')).toBe(true);
}

test('DASH-048 any JSON is refused or gives a form that the server takes', () => {
  fc.assert(fc.property(fc.jsonValue(), expectStorable), { numRuns: 300 });
});

test('DASH-048 a file of another product with parts that are anything gives a form that the server takes', () => {
  fc.assert(fc.property(brokenFile, expectStorable), { numRuns: 120 });
});

test('DASH-048 files that are far too large or deep are read as far as a form goes', () => {
  let group: unknown = { type: 'short_text', title: 'Deep' };
  let condition: unknown = { op: 'always', vars: [] };
  for (let depth = 0; depth < 5_000; depth++) {
    group = { type: 'group', title: 'G', properties: { fields: [group] } };
    condition = { op: 'and', vars: [condition] };
  }
  const fields = Array.from({ length: 20_000 }, (_, index) => ({
    ref: `r${index}`,
    type: 'multiple_choice',
    title: 'x'.repeat(300),
    properties: { choices: Array.from({ length: 3 }, (_one, choice) => ({ label: `c${choice}` })) },
  }));
  const logic = fields.map(({ ref }, index) => ({
    ref,
    actions: [{ action: 'jump', details: { to: { value: `r${index + 2}` } }, condition }],
  }));
  expectStorable({ fields: [group, ...fields], logic, thankyou_screens: [] });
  const blocks = Array.from({ length: 20_000 }, (_, index) => ({
    uuid: `b${index}`,
    groupUuid: `g${index % 7_000}`,
    type: index % 3 === 0 ? 'PAGE_BREAK' : 'DROPDOWN_OPTION',
    payload: { html: '<b>'.repeat(100) },
  }));
  expectStorable({ blocks });
  expectStorable({
    1: { type: 'control_matrix', text: 'T', mrows: 'a|'.repeat(500_000), mcolumns: 'a|'.repeat(999) },
  });
  expectStorable({
    info: {},
    formId: '1',
    items: [{ questionItem: { question: { choiceQuestion: { options: fields } } } }],
  });
});

test('DASH-048 names of a file’s prototypes are only names', () => {
  const content = JSON.parse(
    '{"__proto__":{"fields":[]},"constructor":{"prototype":{"polluted":1}},"fields":[{"type":"__proto__","title":"A"},{"type":"constructor","title":"B"},{"type":"toString","title":"C","properties":{"__proto__":{"choices":[]}}}],"thankyou_screens":[],"logic":[{"ref":"__proto__","actions":[{"action":"jump","condition":{"op":"constructor","vars":[]}}]}]}',
  ) as unknown;
  expectStorable(content);
  expect(importForm(content)?.items.map(({ type }) => type)).toEqual([null, null, null]);
  expect(Object.prototype).not.toHaveProperty('polluted');
});
