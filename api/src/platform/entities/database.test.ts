import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { createOrm } from './orm.ts';

/** What the drivers read of a column of a type. Texts and JSON have the type that their entity gives them. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'string',
  bigserial: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  inet: 'string',
  int: 'number',
  'int[]': 'number[]',
  numeric: 'string',
  smallint: 'number',
  timestamptz: 'Date',
  'timestamptz[]': 'Date[]',
  uuid: 'string',
  'uuid[]': 'string[]',
};
const OF_ENTITY = new Set(['text', 'text[]', 'json', 'jsonb']);

/** Files of the entities by their class. */
const files = new Map<string, string>();
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.entity.ts')))
  for (const [, name] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
    /^export class (\w+)/gm,
  ))
    files.set(name!, file);

function typeOf(entity: string, { name, columnTypes: [type], customType, nullable }: EntityProperty): string {
  const own = `Stored<${entity}['${name}']>`;
  // A definition is upgraded by its entity only.
  const plain = customType?.constructor.name === 'FormDefinitionType' ? 'unknown' : TYPES[type ?? ''];
  if (!plain && !OF_ENTITY.has(type ?? '')) throw new Error(`No type for ${entity}.${name}: ${type}`);
  return `${plain ?? own}${nullable ? ' | null' : ''}`;
}

function writeTable(meta: EntityMetadata): string {
  const columns = Object.values(meta.properties as Record<string, EntityProperty>)
    .filter(({ fieldNames, persist }) => persist !== false && fieldNames?.length === 1)
    .map((property) => `    ${property.fieldNames[0]}: ${typeOf(meta.className, property)};\n`);
  return `  ${meta.tableName}: {\n${columns.join('')}  };\n`;
}

/** As the formatter writes them. */
const listOf = (names: readonly string[]): string =>
  names.length > 4 ? `\n  ${names.join(',\n  ')},\n` : ` ${names.join(', ')} `;

function writeDatabase(): string {
  const entities = [...createOrm('postgresql://nobody@localhost/none').getMetadata().getAll().values()]
    .filter(({ abstract, pivotTable }) => !abstract && !pivotTable)
    .toSorted((one, other) => one.tableName.localeCompare(other.tableName, 'en'));
  const tables = entities.map(writeTable).join('');
  const byFile = Map.groupBy(
    entities
      .map(({ className }) => className)
      .filter((name) => tables.includes(`<${name}[`))
      .toSorted(),
    (name) => files.get(name)!,
  );
  const imports = [...byFile.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([file, names]) => `import type {${listOf(names)}} from './${file}';\n`);
  return `// Written from the entities by \`npm run tables\`.
import type { Stored } from './stored.ts';
${imports.join('')}
/** Every table of ours: what the drivers read of its columns. */
export interface Database {
${tables}}
`;
}

test('database.ts has the columns of the entities; if not: npm run tables', async () => {
  await expect(writeDatabase()).toMatchFileSnapshot('database.ts');
});
