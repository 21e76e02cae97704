import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEmptyDefinition,
  type FormDefinition,
  type Repeat,
  type Section,
  type VisitorDefinition,
} from '../definition/formDefinition.ts';
import { formDefinitionSchema } from '../schema/formDefinitionSchema.ts';
import type { FormTree } from '../logic/formTree.ts';
import { packForm } from './packed/packForm.ts';
import type { PlannedForm, PublicForm } from '../public/publicForm.ts';
import { unpackForm } from './packed/unpackForm.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { when } from '../testing/when.ts';
import { upgradeFormDefinition } from '../upgrades/index.ts';
import { fieldsOf } from './fieldsOf.ts';
import { listUnsupported } from './listUnsupported.ts';
import { mapFields } from './mapFields.ts';
import { withFields } from './pages/pageOne.ts';
import { planOf } from './rules/planOf.ts';
import { plannedForm } from './rules/plannedForm.ts';

const text = (id: string) => buildField('text', { id });
const [name, mail, size, guest] = [text('name'), text('mail'), text('size'), text('guest')];

const {
  endings: [ending],
  flow,
} = createEmptyDefinition();

const section: Section = { id: 's', type: 'section', label: 'You', help: '', items: [mail] };
const repeat: Repeat = {
  id: 'r', type: 'repeat', label: 'Guests', help: '', min: 0, max: 5, addLabel: '', rowLabel: '', items: [guest],
}; // prettier-ignore

/** A form with something in every part. */
const RICH: FormDefinition = {
  ...buildDefinition([]),
  languages: ['de'],
  pages: [
    {
      id: 'p1',
      title: '',
      description: '',
      items: [name, section, size, repeat],
      nextLabel: '',
    },
    {
      id: 'p2',
      title: 'More',
      description: '',
      items: [{ ...text('note'), showIf: when('{name} = "Ada"'), private: { note: 'secret' } }],
      showIf: when('not(blank({name}))'),
      next: [{ if: when('{note} = "x"'), goTo: 'e1' }],
      nextLabel: 'On',
    },
  ],
  values: [{ id: 'v', name: 'Sum', is: when('1 + 2'), show: 'inbox', format: 'number' }],
  endings: [
    {
      id: 'no',
      kind: 'turned_away',
      title: 'Sorry',
      text: '',
      redirectUrl: null,
      showIf: when('{name} = "Eve"'),
    },
    { id: 'e1', kind: 'stored', title: 'Thanks', text: '', redirectUrl: 'https://example.com/' },
  ],
  quotas: [{ id: 'q', name: 'All', most: 10, whenFull: { ending: 'no' } }],
  flow: { progress: 'steps', back: false, review: true, timeZone: 'Europe/Berlin' },
  scoring: { kind: 'points', showResult: 'total', passAt: 5 },
  translations: { de: { 'name.label': 'Name' } },
};

/** Returns the definition that visitors' scripts make of what was sent. */
function received(definition: FormDefinition, planned?: PlannedForm): VisitorDefinition {
  const sent = packForm({ ...publicForm(definition), ...(planned && { planned }) });
  const form = JSON.parse(JSON.stringify(sent)) as PublicForm;
  unpackForm(form);
  return form.definition;
}

const publicForm = (definition: FormDefinition) => ({ id: 'f', definition }) as unknown as PublicForm;

describe('the tree of a form', () => {
  it('is what the schema accepts, and what the logic reads', () => {
    expect(formDefinitionSchema.parse(RICH)).toEqual(RICH);
    expect(upgradeFormDefinition(JSON.parse(JSON.stringify(RICH)))).toEqual(RICH);
    const tree: FormTree = RICH;
    expect(tree.pages).toHaveLength(2);
  });

  it('lists all fields in reading order', () => {
    expect(fieldsOf(RICH).map(({ id }) => id)).toEqual(['name', 'mail', 'size', 'guest', 'note']);
  });

  it('changes fields wherever they lie, and nothing else', () => {
    const wide = mapFields(RICH, (field) => ({ ...field, columns: 6 }));
    expect(fieldsOf(wide).every(({ columns }) => columns === 6)).toBe(true);
    expect({ ...wide, pages: RICH.pages }).toEqual(RICH);
    expect(mapFields(RICH, (field) => field)).toBe(RICH);
    expect(fieldsOf(mapFields(RICH, (field) => (field.id === 'guest' ? null : field)))).toHaveLength(4);
  });

  it('keeps groups behind their field, other pages and all logic when page one is edited', () => {
    const idsOf = (form: FormDefinition) => form.pages[0]?.items.map(({ id }) => id);
    expect(idsOf(withFields(RICH, [size, name]))).toEqual(['size', 'r', 'name', 's']);
    expect(idsOf(withFields(RICH, []))).toEqual(['s', 'r']);
    expect(idsOf(withFields(RICH, [size]))).toEqual(['s', 'size', 'r']);
    const { pages, ...rest } = withFields(RICH, []);
    expect({ ...rest, pages: RICH.pages }).toEqual(RICH);
    expect(pages[1]).toBe(RICH.pages[1]);
  });
});

describe('what is sent', () => {
  it('is right for a form that was closed without a plan before, too', () => {
    const opened = buildDefinition([]);
    expect(received(opened).pages).toEqual([{ items: [] }]);
    const planned = plannedForm(opened, planOf({ ...opened, flow: { ...opened.flow, review: true } })!, { today: '2026-11-23', language: 'en' }); // prettier-ignore
    // Whatever was sent first, what is kept of one is not sent for the other.
    expect(received(opened, planned).pages[0]?.id).toBe(opened.pages[0]?.id);
    expect(received(opened).pages).toEqual([{ items: [] }]);
  });
});

describe('the fields alone', () => {
  it('are sent where they say the same, and become the same again (property)', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(packForm(publicForm(definition)).definition).toHaveProperty('fields');
        const { title, description, customStyles, textHandling } = definition;
        const pages = [
          { items: fieldsOf(definition).map(({ help: _help, checks: _checks, ...field }) => field) },
        ];
        expect(received(definition)).toMatchObject({
          title, description, pages, customStyles, textHandling,
        }); // prettier-ignore
      }),
    );
  });

  it('are not sent where they do not say the same', () => {
    const renamed = buildDefinition([
      buildField('radio', { options: [{ value: 'Red', label: 'Crimson', points: 3, right: true }] }),
    ]);
    for (const definition of [RICH, renamed])
      expect(packForm(publicForm(definition)).definition).not.toHaveProperty('fields');
  });

  it.each<[string, Partial<FormDefinition>]>([
    ['an ending text', { endings: [{ ...ending!, text: 'Thank you' }] }],
    ['a review', { flow: { ...flow, review: true } }],
    ['a layout', { flow: { ...flow, layout: 'questions' } }],
    ['points', { scoring: { kind: 'points', showResult: 'total', passAt: null } }],
  ])(
    'are not sent for a plain page with nothing but %s, because a plan names its page by id',
    (_what, changes) => {
      const definition = buildDefinition([name, mail], changes);
      const plan = planOf(definition)!;
      const planned = plannedForm(definition, plan, { today: '2026-11-23', language: 'en' });
      const [step] = planned.plan.steps;
      expect(step).toMatchObject({ page: definition.pages[0]!.id });
      expect(received(definition, planned).pages.map(({ id }) => id)).toEqual([definition.pages[0]!.id]);
    },
  );

  it('are not sent where two options have the same words', () => {
    const options = [{ value: 'A', label: 'A' }, { value: 'A (2)', label: 'A' }]; // prettier-ignore
    const twice = buildDefinition([buildField('radio', { options })]);
    expect(received(twice).pages).toMatchObject([{ items: [{ options }] }]);
  });

  it('leave out what visitors must not know', () => {
    const definition = mapFields(RICH, (field) =>
      field.id === 'size'
        ? {
            ...buildField('radio', { id: 'size' }),
            options: [{ value: 'S', label: 'S', points: 3, right: true }],
          }
        : field,
    );
    const sent = JSON.stringify(packForm(publicForm(definition)));
    for (const secret of ['secret', 'points', 'right', 'quotas', 'scoring', 'turned_away', 'translations'])
      expect(sent).not.toContain(secret);
  });
});

describe('listUnsupported', () => {
  it('accepts every plain form (property)', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(listUnsupported(definition)).toEqual([]);
      }),
    );
  });

  it('names every part that visitors would not meet', () => {
    expect(listUnsupported(RICH)).toEqual([]);
    const option = { value: 'a', label: 'b', alone: true as const, places: 0, showIf: when('1 = 1') };
    const inSection = { ...section, items: [buildField('radio', { options: [option] })] };
    const page = { id: 'p1', title: 'A', description: 'B', nextLabel: 'C', items: [inSection] };
    expect(listUnsupported({ ...buildDefinition([]), pages: [page] }).map(({ path }) => path.join('.'))).toEqual([
      'pages.0.items.0.items.0.options.0.alone',
    ]); // prettier-ignore
    const inRow = { ...repeat, items: inSection.items };
    expect(
      listUnsupported({ ...buildDefinition([]), pages: [{ ...page, items: [inRow] }] }).map(({ path }) =>
        path.at(-1),
      ),
    ).toEqual(['alone', 'places']);
  });
});
