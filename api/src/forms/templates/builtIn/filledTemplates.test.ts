import {
  checkLogic,
  endingOf,
  FIELD_TYPE_ORDER,
  fieldsOf,
  listUnsupported,
  OPERATORS,
  planOf,
  PLANNED_TEXTS,
  ANSWER_MODELS,
  validateAnswers,
  validateWithPlan,
  type FormDefinition,
} from '@inlay/sdk/model';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { today, WAYS, type Given } from '../../../../../tests/support/api/templateWays.ts';
import { BUILT_IN_TEMPLATES } from './index.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: BUILT_IN_TEMPLATES.length });
});

function judge(definition: FormDefinition, given: Given) {
  const plan = planOf(definition);
  if (!plan) return { ...validateAnswers(definition, given), settled: null };
  return validateWithPlan(definition, given, {
    plan,
    inputs: { today, operators: OPERATORS },
    texts: PLANNED_TEXTS.en,
    models: ANSWER_MODELS,
  });
}

const LEFT_OUT = ['required', 'address_incomplete'];

/** Returns the fields that are refused as required and left out, and the codes of other faults. */
function missing(definition: FormDefinition, given: Given): string[] {
  const result = judge(definition, given);
  return result.ok
    ? []
    : result.issues.map(({ fieldId, code }) => (LEFT_OUT.includes(code) ? fieldId : code));
}

describe.each(BUILT_IN_TEMPLATES.map((template) => [template.id, template] as const))(
  '%s',
  (id, { definition }) => {
    const ways = WAYS[id] ?? [];

    test('TMPL-018 its logic has no fault, and visitors meet all of it', () => {
      expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
    });

    test('TMPL-018 what is required, and only that, is refused when left out', () => {
      const always = fieldsOf(definition).filter((field) => field.required && !field.showIf);
      const shown = new Set(missing(definition, {}));
      expect(always.filter((field) => !shown.has(field.id) && !isAskedOfSome(definition, field.id))).toEqual(
        [],
      );
      for (const { given, needs = [] } of ways)
        for (const need of needs) {
          const { [need]: _left, ...others } = given;
          expect(missing(definition, others)).toEqual([need]);
        }
    });

    test('TMPL-018 its ways lead to what is stored, the results and the ending', () => {
      expect(ways.length).toBeGreaterThan(0);
      for (const { given, values = {}, ending = definition.endings.at(-1)?.id } of ways) {
        const result = judge(definition, given);
        expect(result.ok ? [] : result.issues).toEqual([]);
        const stored = result.ok ? (result.answers as Given) : {};
        expect(Object.fromEntries(definition.values.map((value) => [value.id, stored[value.id]]))).toEqual(
          values,
        );
        expect(endingOf(definition, result.settled).id).toBe(ending);
      }
    });

    test('TMPL-011 TMPL-018 its form refuses a visitor who leaves all out, and stores the answers of one who does not', async () => {
      const { status, body: form } = await owner.post('/api/forms', { template: id });
      expect(status).toBe(201);
      const submit = async (answers: Given = {}) => {
        const request = {
          revisionId: form.revisionId,
          idempotencyKey: randomUUID(),
          answers,
        };
        return (await api.visitor().post(`/api/public/forms/${form.id}/submissions`, request)).status;
      };
      expect([await submit(), await submit(ways[0]?.given)]).toEqual([422, 201]);
    });
  },
);

/** Fields of rows, and of a section that a condition hides, are not asked of everybody. */
const isAskedOfSome = ({ pages }: FormDefinition, id: string): boolean =>
  pages.some(({ items }) =>
    items.some(
      (item) =>
        'items' in item &&
        (item.type === 'repeat' || item.showIf) &&
        item.items.some((field) => field.id === id),
    ),
  );

test('TMPL-018 CONST-040 every template is filled in here, and there are twenty-nine', () => {
  expect(Object.keys(WAYS)).toEqual(BUILT_IN_TEMPLATES.map(({ id }) => id));
  expect(BUILT_IN_TEMPLATES).toHaveLength(29);
});

test('TMPL-018 every field type is shown by a template', () => {
  const used = new Set(
    BUILT_IN_TEMPLATES.flatMap(({ definition }) => fieldsOf(definition)).map(({ type }) => type),
  );
  // A captcha belongs to an installation, pictures belong to an account, and uploads fill its space.
  const others = ['captcha', 'picture', 'image', 'file', 'signature'];
  expect(FIELD_TYPE_ORDER.filter((type) => !used.has(type) && !others.includes(type))).toEqual([]);
});
