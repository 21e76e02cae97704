import {
  checkLogic,
  endingOf,
  fieldsOf,
  listUnsupported,
  OPERATORS,
  planOf,
  PLANNED_TEXTS,
  QUESTION_MODELS,
  validateAnswers,
  validateWithPlan,
  type FormDefinition,
} from '@inlay/sdk/model';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { BUILT_IN_TEMPLATES } from './index.ts';

type Given = Record<string, unknown>;

/** One way through a template. */
interface Way {
  /** Answers of a visitor who leaves nothing out. */
  given: Given;
  /** Asked on this way alone, and required: each is refused when left out. */
  needs?: string[];
  /** Results that are stored beside the answers. */
  values?: Given;
  /** The ending that fits; by default the last. */
  ending?: string;
}

const person = { full_name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958' };
const address = { street: 'St James’s Square 12', city: 'London', state: 'London', postal: 'SW1Y 4LB', country: 'United Kingdom' }; // prettier-ignore
const today = '2026-11-23';
/** Later than the day on which anybody runs this. */
const later = '2126-12-10';

const WAYS: Record<string, Way[]> = {
  'basic-contact': [{ given: { name: 'Ada', email: person.email, message: 'Hello' } }],
  'detailed-contact': [
    { given: { first_name: 'Ada', last_name: 'Lovelace', email: person.email, message: 'Hello' } },
  ],
  'employment-application': [
    {
      given: { ...person, address, position: 'Engineer', start_date: later, experience: 'Engines', agreement: true },
    },
  ],
  'customer-feedback': [{ given: { overall_rating: 'Good', recommend: 'Yes' } }],
  'health-questionnaire': [
    { given: { ...person, date_of_birth: '1990-12-10', emergency_contact: 'Byron', consent: true } },
  ],
  'event-registration': [{ given: { ...person, guests: '1 guest' } }],
  'support-request': [
    {
      given: { name: 'Ada', email: person.email, kind: 'Something does not work', impact: 'Everything has stopped', steps: 'I turned the handle.' },
      needs: ['impact', 'steps'],
      ending: 'urgent',
    },
    {
      given: { name: 'Ada', email: person.email, kind: 'Billing', invoice_number: '17', message: 'Twice' },
      needs: ['message'],
    },
  ],
  'bug-report': [
    {
      given: { summary: 'It jams', place: 'Website', steps: '1. Turn', expected: 'Cards', happened: 'Smoke', reply: true, email: person.email },
      needs: ['email'],
    },
  ],
  'appointment-request': [
    {
      given: { ...person, first_visit: 'No, this is my first visit', date_of_birth: '1990-12-10', reason: 'A check', preferred_day: later, reply_by: 'By email' },
      needs: ['date_of_birth', 'email'],
    },
    {
      given: { ...person, first_visit: 'Yes', reason: 'A check', preferred_day: today, reply_by: 'By phone' },
      needs: ['phone'],
    },
  ],
  'quote-request': [
    {
      given: { ...person, service: 'Online shop', extras: ['Copywriting', 'A year of support'] },
      values: { estimate: 7_000 },
    },
  ],
  'order-form': [
    {
      given: { ...person, box: 'Medium', quantity: '3', extras: ['Greeting card'], delivery: 'Delivery', address },
      needs: ['address'],
      values: { total: 89.4 },
    },
    {
      given: { ...person, box: 'Small', quantity: '1', delivery: 'Pick-up', pick_up_day: later },
      needs: ['pick_up_day'],
      values: { total: 18 },
    },
  ],
  'job-application': [
    {
      given: { ...person, role: 'Design', years: '4 to 8', portfolio: 'https://ada.example', motivation: 'Engines', start_date: later, agreement: true },
      needs: ['portfolio'],
    },
    {
      given: { ...person, role: 'Engineering', years: 'None yet', skills: ['Data'], motivation: 'Engines', start_date: later, agreement: true },
      needs: ['skills'],
    },
  ],
  'leave-request': [
    {
      given: { ...person, kind: 'Holiday', first_day: later, last_day: '2126-12-12', stand_in: 'Charles' },
      needs: ['stand_in'],
      values: { days: 3 },
    },
    { given: { ...person, kind: 'Other', first_day: later, last_day: later, remarks: 'Moving' }, needs: ['remarks'], values: { days: 1 } },
  ],
  'client-onboarding': [
    {
      given: { company: 'Engines', address, contact: 'Ada', email: person.email, other_billing: true, billing_email: 'accounts@example.com', goal: 'More cards', channels: ['Website'], website: 'https://ada.example', kick_off: later, meeting: 'By video' },
      needs: ['billing_email', 'website'],
    },
  ],
  'recommendation-survey': [
    { given: { score: '3', improve: 'The smoke' }, ending: 'unhappy' },
    { given: { score: '10', best: 'The cards', quote: true, name: 'Ada' }, needs: ['name'] },
  ],
  'vaccination-consent': [
    {
      given: { full_name: 'Ada', date_of_birth: '2015-12-10', guardian: 'Annabella', fever: 'No', reaction: 'Yes', reaction_details: 'A rash', consent: true },
      needs: ['guardian', 'reaction_details'],
    },
    {
      given: { full_name: 'Ada', date_of_birth: '1990-12-10', fever: 'Yes', reaction: 'No', consent: true },
      ending: 'later',
    },
  ],
  'conference-registration': [
    {
      given: { ...person, ticket: 'Both days', monday_morning: 'Opening and keynote', tuesday_morning: 'Open space', dinner: 'I come', company_pays: true, invoice_address: address },
      needs: ['monday_morning', 'tuesday_morning', 'invoice_address'],
      values: { price: 285 },
    },
    {
      given: { ...person, ticket: 'Tuesday', tuesday_morning: 'Open space', dinner: 'I do not come' },
      values: { price: 120 },
    },
  ],
  'invitation-reply': [
    {
      given: { full_name: 'Ada', coming: 'Yes, with pleasure', guests: '1 person', guest_names: 'Charles' },
      needs: ['guests', 'guest_names'],
      ending: 'comes',
    },
    { given: { full_name: 'Ada', coming: 'No, sadly not' }, ending: 'stays_away' },
  ],
  'volunteer-sign-up': [
    {
      given: { ...person, tasks: ['Driving', 'First aid'], licence: 'Cars', course_day: '2026-01-10', shifts: ['Sunday'] },
      needs: ['licence', 'course_day'],
    },
  ],
  quiz: [
    { given: { planet: 'Jupiter', light: 'About eight minutes', moon: '1969' }, ending: 'all_right' },
    { given: { planet: 'Earth', light: 'About eight minutes', moon: '1969' } },
  ],
}; // prettier-ignore

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn({ formLimit: 20 });
});
afterAll(() => api.stop());

function judge(definition: FormDefinition, given: Given) {
  const plan = planOf(definition);
  if (!plan) return { ...validateAnswers(definition, given), settled: null };
  return validateWithPlan(definition, given, {
    plan,
    inputs: { today, operators: OPERATORS },
    texts: PLANNED_TEXTS.en,
    models: QUESTION_MODELS,
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
      expect(
        always.filter((field) => !shown.has(field.id) && !isInHiddenSection(definition, field.id)),
      ).toEqual([]);
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

/** Fields of a section that a condition hides are not asked. */
const isInHiddenSection = ({ pages }: FormDefinition, id: string): boolean =>
  pages.some(({ items }) =>
    items.some((item) => 'items' in item && item.showIf && item.items.some((field) => field.id === id)),
  );

test('TMPL-018 CONST-040 every template is filled in here, and there are twenty', () => {
  expect(Object.keys(WAYS)).toEqual(BUILT_IN_TEMPLATES.map(({ id }) => id));
  expect(BUILT_IN_TEMPLATES).toHaveLength(20);
});
