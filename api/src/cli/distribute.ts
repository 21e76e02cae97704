import { createClient } from '../db/servers/connectTo.ts';
import { distributeSql } from '../db/sharding/distributeSql.ts';
import { findScatteredKeys, findScatteredReferences } from '../db/sharding/findUnshardable.ts';
import { readForeignKeys, readKeys, type SchemaSource } from '../db/sharding/readSchema.ts';
import { driverSettings } from '../db/timeouts.ts';
import { print } from './cliContext.ts';
import type { Command } from './command.ts';
import { withDatabase } from './withDatabase.ts';

/** `distribute` */
export const distribute: Command = {
  name: 'distribute',
  summary: 'Prints the SQL that distributes the database by account over a Citus cluster; changes nothing',
  options: {},
  notes: [
    'The file refuses to run without the extension, and while keys or references of the schema would lead to several',
    'nodes: it names them. docs/scale.md says what such a cluster needs besides.',
  ],
  run: (context) =>
    withDatabase(context, async ({ connectionString }) => {
      const client = createClient(connectionString, driverSettings);
      await client.connect();
      try {
        const source: SchemaSource = { query: async (sql) => (await client.query(sql)).rows };
        const references = await readForeignKeys(source);
        const keys = findScatteredKeys(await readKeys(source)).map((key) => `the key ${key}`);
        const blockers = [
          ...keys,
          ...findScatteredReferences(references).map((one) => `the reference ${one}`),
        ];
        for (const blocker of blockers) print(context.errors, `In the way: ${blocker}`);
        print(context.output, distributeSql(references, blockers));
        return 0;
      } finally {
        await client.end();
      }
    }),
};
