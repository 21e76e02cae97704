import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFINITION_VERSION } from '../formDefinition.ts';
import { formDefinitionSchema } from '../formDefinitionSchema.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import version0 from './fixtures/version0.json' with { type: 'json' };
import version1 from './fixtures/version1.json' with { type: 'json' };
import version2 from './fixtures/version2.json' with { type: 'json' };
import { FormDefinitionError, upgradeFormDefinition } from './index.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';

/** The same form in every version there ever was. A released fixture never changes. */
const FIXTURES: readonly unknown[] = [version0, version1, version2];
const NEWEST = FIXTURES[DEFINITION_VERSION];

const freeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
};

const issuesOf = (input: unknown): FormDefinitionError['issues'] => {
  try {
    upgradeFormDefinition(input);
  } catch (error) {
    if (error instanceof FormDefinitionError) return error.issues;
    throw error;
  }
  return [];
};

describe('upgradeFormDefinition', () => {
  it.each([...FIXTURES.entries()])(
    'turns version %i into the newest, which its schema accepts',
    (_version, old) => {
      expect(upgradeFormDefinition(old)).toEqual(NEWEST);
      expect(formDefinitionSchema.parse(NEWEST)).toEqual(NEWEST);
    },
  );

  it('has a fixture of every version', () => {
    const versions = FIXTURES.map((fixture) => (fixture as { version?: number }).version ?? 0);
    expect(versions).toEqual([...Array(DEFINITION_VERSION + 1).keys()]);
  });

  it.each([...FIXTURES.entries()])('does not change the version %i it is given', (_version, old) => {
    const before = structuredClone(old);
    expect(upgradeFormDefinition(freeze(structuredClone(old)))).toEqual(upgradeFormDefinition(old));
    expect(old).toEqual(before);
  });

  it('keeps everything version 0 said, and completes what it left out', () => {
    const definition = upgradeFormDefinition(version0);
    expect(definition).toMatchObject({
      title: 'Contact us',
      description: 'We answer within a day.',
      textHandling: 'as_typed',
      customStyles: { primaryColor: '#10b981', labelSize: 16, showFormTitle: false },
    });
    expect(definition.customStyles).not.toHaveProperty('retiredStyle');
    const [heading, name, email] = fieldsOf(definition);
    expect(heading).toMatchObject({
      text: 'About you',
      fontSize: 32,
      fontStyle: 'normal',
      textAlign: 'center',
    });
    expect(name).toEqual({
      id: 'name', type: 'text', label: 'Name', placeholder: 'Ada Lovelace', required: true, maxLength: 80, columns: 6,
      help: '', checks: [],
    }); // prettier-ignore
    expect(email).toMatchObject({ maxLength: null, placeholder: '' });
    const byId = Object.fromEntries(fieldsOf(definition).map((field) => [field.id, field]));
    expect(byId['agree']).toMatchObject({ options: [] });
    expect(byId['address']).toMatchObject({ required: true });
    expect(byId['robot']).toMatchObject({ required: true });
  });

  it('reads the empty form of version 0', () => {
    expect(upgradeFormDefinition({})).toEqual({ ...buildDefinition([]), title: '' });
  });

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

  it.each([DEFINITION_VERSION + 1, -1, 0.5, '1', null, NaN])('refuses the version %j', (version) => {
    const refused = issuesOf({ ...buildDefinition([]), version });
    expect(refused).toEqual(
      version === null
        ? []
        : [
            {
              path: ['version'],
              code: 'unknown_version',
              message: 'This version of a form is not known here',
            },
          ],
    );
  });

  it('names the place of every mistake (D-21)', () => {
    const broken = {
      fields: [{ id: 'a', type: 'text', columns: 5 }, { type: 'text' }, 7],
      settings: { custom_styles: { labelSize: 99 } },
    };
    expect(issuesOf(broken).map(({ path }) => path.join('.'))).toEqual([
      'pages.0.items.0.columns', 'pages.0.items.1.id', 'pages.0.items.2', 'customStyles.labelSize',
    ]); // prettier-ignore
  });

  it('says what is wrong in words a person understands (DASH-041)', () => {
    const broken = {
      version: 1,
      title: 'x'.repeat(201),
      description: 5,
      fields: [
        { ...buildField('text'), columns: 5, label: undefined },
        { ...buildField('header'), fontSize: 90, fontWeight: 450 },
        { ...buildField('radio'), id: 'Not An Id', options: 'A' },
        { type: 'hologram' },
        { ...buildField('text'), maxLength: 1.5 },
      ],
      customStyles: { labelSize: 1, primaryColor: 'red', showFormTitle: 'yes' },
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
      fields: fc.array(fc.anything()),
      settings: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), loose), (input) => {
        expect(issuesOf(input).every(({ message }) => message !== '')).toBe(true);
      }),
    );
  });
});
