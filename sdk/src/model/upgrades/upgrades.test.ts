import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../fields/field.ts';
import { DEFINITION_VERSION } from '../definition/formDefinition.ts';
import { formDefinitionSchema } from '../schema/formDefinitionSchema.ts';
import { withFields } from '../structure/pages/pageOne.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import version1 from './fixtures/version1.json' with { type: 'json' };
import { FormDefinitionError, upgradeBy, upgradeFormDefinition, upgradeSentDefinition } from './index.ts';

/** The same form in every version there ever was. A released fixture never changes. */
const FIXTURES = [version1];
const NEWEST = FIXTURES[DEFINITION_VERSION - 1];

const freeze = <One>(value: One): One => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
};

const issuesOf = (input: unknown, upgrade = upgradeFormDefinition): FormDefinitionError['issues'] => {
  try {
    upgrade(input);
  } catch (error) {
    if (error instanceof FormDefinitionError) return error.issues;
    throw error;
  }
  return [];
};

const UNKNOWN_VERSION = [
  { path: ['version'], code: 'unknown_version', message: 'This version of a form is not known here' },
];

describe('upgradeFormDefinition', () => {
  it.each(FIXTURES.map((old, index) => [index + 1, old] as const))(
    'turns version %i into the newest, which its schema accepts, and does not change it',
    (version, old) => {
      expect(old.version).toBe(version);
      expect(upgradeFormDefinition(freeze(structuredClone(old)))).toEqual(NEWEST);
      expect(formDefinitionSchema.parse(NEWEST)).toEqual(NEWEST);
    },
  );

  it('has a fixture of every version', () => expect(FIXTURES).toHaveLength(DEFINITION_VERSION));

  it('leaves a definition of the newest version as it is (property)', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(upgradeFormDefinition(definition)).toEqual(definition);
        expect(upgradeFormDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
      }),
    );
  });

  it.each([null, undefined, 1, 'form', []])('refuses %j with a reason', (input) => {
    expect(issuesOf(input)).toEqual([{ path: [], code: 'invalid', message: 'Not a form definition' }]);
  });

  it('says that the version is missing, and which is the newest', () => {
    expect(issuesOf({ pages: [] })).toEqual([
      { path: ['version'], code: 'unknown_version', message: 'Is missing. The newest is 1' },
    ]);
  });

  it.each([DEFINITION_VERSION + 1, 0, -1, 0.5, '1', null, NaN])('refuses the version %j', (version) => {
    expect(issuesOf({ ...buildDefinition([]), version })).toEqual(UNKNOWN_VERSION);
  });

  it('names the place of every mistake, in words a person understands (D-21, DASH-041)', () => {
    const broken = {
      ...withFields(buildDefinition([]), [
        { ...buildField('text'), columns: 5, label: undefined },
        { ...buildField('header'), fontSize: 90, fontWeight: 450 },
        { ...buildField('radio'), id: 'Not An Id', options: 'A' },
        { type: 'hologram' },
        { ...buildField('text'), maxLength: 1.5 },
        7,
      ] as unknown as Field[]),
      title: 'x'.repeat(201),
      description: 5,
      customStyles: { labelSize: 1, primaryColor: 'red', showFormTitle: 'yes' },
      textHandling: undefined,
    };
    expect(issuesOf(broken).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'title: Must have at most 200 characters',
      'description: Must be a text',
      'pages.0.items.0.label: Is missing',
      'pages.0.items.0.columns: Must be one of 12, 9, 8, 6, 4, 3, 2',
      'pages.0.items.1.fontSize: Must be at most 48',
      'pages.0.items.1.fontWeight: Must go in steps of 100',
      'pages.0.items.2.id: Not a field id',
      'pages.0.items.2.options: Must be a list',
      'pages.0.items.3.type: Must be of a type that is known here',
      'pages.0.items.4.maxLength: Must be a whole number',
      'pages.0.items.5: Must be an object',
      'customStyles.showFormTitle: Must be true or false',
      'customStyles.primaryColor: Not a colour',
      'customStyles.labelSize: Must be at least 10',
      'textHandling: Is missing',
    ]);
  });

  it('throws nothing but FormDefinitionError, whatever it is given', () => {
    const loose = fc.record({
      version: fc.constantFrom(0, 1, 2),
      title: fc.anything(),
      pages: fc.array(fc.record({ id: fc.anything(), items: fc.array(fc.anything()) })),
      customStyles: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), loose), (input) => {
        expect(issuesOf(input).every(({ message }) => message !== '')).toBe(true);
      }),
    );
  });
});

describe('upgradeSentDefinition', () => {
  it('takes every definition that the model takes (property)', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(upgradeSentDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
      }),
    );
  });

  it('names what the model would drop, at most 100 names of 100 characters', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`.padEnd(200, 'x'), at]));
    const issues = issuesOf({ ...buildDefinition([]), ...many }, upgradeSentDefinition);
    expect(issues).toHaveLength(100);
    expect(issues[0]).toEqual({
      path: [`0${'x'.repeat(99)}`],
      code: 'unknown_member',
      message: 'Is not known here. Check the name, or leave it out',
    });
  });
});

describe('a step', () => {
  /** Two invented versions before the newest: first with a `name` for the title, then with a heading. */
  const STEPS = [
    ({ name, ...rest }: Record<string, unknown>) => ({
      ...rest,
      heading: name,
      version: DEFINITION_VERSION - 1,
    }),
    ({ heading, ...rest }: Record<string, unknown>) => ({
      ...rest,
      title: heading,
      version: DEFINITION_VERSION,
    }),
  ];
  const upgrade = (input: unknown) => upgradeBy(STEPS, input);
  const definition = buildDefinition([buildField('text')]);
  const { title, ...rest } = definition;

  it.each([
    ['the oldest version takes all steps', { ...rest, name: title, version: DEFINITION_VERSION - 2 }],
    ['one between takes those after it', { ...rest, heading: title, version: DEFINITION_VERSION - 1 }],
    ['the newest takes none', definition],
  ])('upgrades what is older: %s', (_which, old) => {
    expect(upgrade(freeze(structuredClone(old)))).toEqual(definition);
  });

  it('is checked by what comes of it, and is not taken before the oldest version', () => {
    const old = { ...rest, name: 5, version: DEFINITION_VERSION - 2 };
    expect(issuesOf(old, upgrade)).toMatchObject([{ path: ['title'], message: 'Must be a text' }]);
    expect(issuesOf({ ...old, version: DEFINITION_VERSION - 3 }, upgrade)).toEqual(UNKNOWN_VERSION);
  });
});
