import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Field } from '../fields/field.ts';
import { createField, FIELD_TYPE_ORDER } from '../fields/capabilities.ts';
import { createEmptyDefinition } from '../definition/formDefinition.ts';
import { formDefinitionJsonSchema } from './formDefinitionJsonSchema.ts';
import { withFields } from '../structure/pages/pageOne.ts';
import { when } from '../testing/when.ts';

const published = async (): Promise<Record<string, unknown>> =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../docs/form-definition.schema.json'), 'utf8'),
  ) as Record<string, unknown>;

test('docs/form-definition.schema.json is what the platform checks with; if not: npm run schema', async () => {
  expect(await published()).toEqual(JSON.parse(JSON.stringify(formDefinitionJsonSchema())));
});

const page = (items: Field[]) => ({ pages: withFields(createEmptyDefinition(), items).pages });

test('DASH-042 it takes every field type as the builder makes it, and names what is wrong', async () => {
  const schema = z.fromJSONSchema(await published());
  const definition = withFields(
    {
      $schema: 'https://forms.example.com/sdk/form-definition.schema.json',
      ...createEmptyDefinition('Everything'),
      customStyles: { primaryColor: '#ABCDEF', borderRadius: 'lg' },
    },
    FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), showIf: when('{other} = 5') })),
  );
  expect(schema.safeParse(definition).success).toBe(true);
  for (const wrong of [
    { title: 'x'.repeat(201) },
    { version: 99 },
    { customStyles: { primaryColor: 'red' } },
    { pages: [] },
    page([{ ...createField('text'), id: 'Not an id' }]),
    page([{ ...createField('text'), columns: 5 as never }]),
    page([{ ...createField('text'), showIf: { op: 'nothing', of: [] } as never }]),
  ]) {
    expect(schema.safeParse({ ...definition, ...wrong }).success).toBe(false);
  }
});

/** Lists the names of all properties below a part of a schema, without those of styles. */
function keysIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, ...rest } = part as { properties?: Record<string, unknown> };
  const own = Object.entries(properties ?? {});
  return [
    ...own.flatMap(([key, value]) => [key, ...(key === 'customStyles' ? [] : keysIn(value))]),
    ...Object.values(rest).flatMap(keysIn),
  ];
}

test('docs/definition.md names every key', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/definition.md'), 'utf8');
  const { $defs, ...form } = await published();
  const { Field } = $defs as { Field: unknown };
  const keys = new Set([...keysIn(form), ...keysIn(Field)]);
  expect(
    [...keys].filter((key) => !page.includes(`\`${key}\``) && !['type', 'id', '$schema'].includes(key)),
  ).toEqual([]);
});
