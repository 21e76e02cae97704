import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createEmptyDefinition, createField, createOptions, fieldsOf, withFields } from '@inlay/sdk/model';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { SCOPES } from '../../api/src/platform/contract/index.ts';
import { counted } from '../support/counted.ts';
import { findProgram } from '../support/findProgram.ts';
import { readRecipes } from '../support/readRecipes.ts';
import type { TestClient } from '../support/api/testClient.ts';
import { clientOf, createPerson } from './people.ts';
import { platform } from './platform.ts';

const all = readRecipes(readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8'));
/** Files that recipes share, and the recipes themselves. */
const shared = all.filter(({ name }) => name.includes('.'));
const recipes = all.filter(({ name }) => !name.includes('.'));

/** How each language runs, and the file that it runs. */
const LANGUAGES: Readonly<Record<string, { program: string; file: string }>> = {
  curl: { program: 'sh', file: 'recipe.sh' },
  Client: { program: process.execPath, file: 'recipe.mjs' },
  Python: { program: 'python3', file: 'recipe.py' },
};

const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
  { ...createField('radio'), id: 'size', label: 'Size', options: createOptions(['Small', 'Large']) },
]);

const folder = mkdtempSync(join(tmpdir(), 'inlay-recipes-'));
const database = new pg.Client({ connectionString: platform.connectionString });
let maker: TestClient;
let token: string;
let passed = 0;
const skipped: string[] = [];

beforeAll(async () => {
  const person = await createPerson({ formLimit: 100 });
  maker = await clientOf(person);
  const made = await maker.post('/api/keys', {
    name: 'Recipes',
    scopes: SCOPES,
    password: person.password,
  });
  token = made.body.token;
  await database.connect();
  const packed = await fetch(`${platform.url}/sdk/inlay-sdk.tgz`);
  writeFileSync(join(folder, 'sdk.tgz'), Buffer.from(await packed.arrayBuffer()));
  mkdirSync(join(folder, 'node_modules/@inlay/sdk'), { recursive: true });
  execFileSync('tar', ['-xzf', 'sdk.tgz', '-C', 'node_modules/@inlay/sdk', '--strip-components', '1'], {
    cwd: folder,
  });
});
afterAll(async () => {
  const more = skipped.length > 0 && `skipped: ${skipped.join(', ')}`;
  counted({ what: 'recipes', count: passed, of: recipes.length, ...(more && { more }) });
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

/** What a recipe works on, and what came of it. */
interface Ran {
  formId: string;
  place: string;
  output: string;
  /** Runs it once more. */
  again(): Promise<string>;
}

const namesIn = async (formId: string): Promise<unknown[]> => {
  const { rows } = await database.query(
    `select submission_data ->> 'name' as name from form_submissions where form_id = $1 order by submitted_at`,
    [formId],
  );
  return rows.map(({ name }) => name);
};

const labelsIn = async (formId: string): Promise<string[]> => {
  const { body } = await maker.get(`/api/forms/${formId}`);
  return fieldsOf(body.definition).map(({ label }) => label);
};

/** Sends a submission that programs which follow a form are shown at once. */
async function answer(formId: string, name: string): Promise<void> {
  const sent = await fetch(`${platform.url}/api/v1/forms/${formId}/submissions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers: { name } }),
  });
  expect(sent.status).toBe(201);
  await database.query(
    `update form_submissions set submitted_at = submitted_at - interval '1 minute'
     where form_id = $1 and submission_data ->> 'name' = $2`,
    [formId, name],
  );
}

/** What each recipe has to come to. */
const CHECKS: Readonly<Record<string, (ran: Ran) => Promise<void>>> = {
  'Send a submission': async ({ formId, output, again }) => {
    expect(output).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
    // Under the same name it is stored once, and answered alike.
    expect(await again()).toBe(output);
    expect(await namesIn(formId)).toEqual(['First', 'Ada Lovelace']);
  },
  'Read what is new': async ({ formId, output, again }) => {
    expect(output).toContain('First');
    await answer(formId, 'Second');
    const second = await again();
    expect([second.includes('Second'), second.includes('First')]).toEqual([true, false]);
    expect(await again()).not.toContain('Second');
  },
  'Subscribe to events': async ({ output, again }) => {
    const [, id] = /Subscribed: ([\da-f-]{36})/.exec(output) ?? [];
    expect(output).toMatch(/"name": ?"First"/);
    const rows = async () => (await database.query('select 1 from webhooks where id = $1', [id])).rows;
    expect(await rows()).toEqual([]);
    expect(await again()).not.toContain(id);
  },
  Export: async ({ place }) => {
    const file = readFileSync(join(place, 'submissions.csv'), 'utf8');
    expect(file).toMatch(/Name/);
    expect(file).toMatch(/First/);
  },
  'Make a form from a list': async ({ output }) => {
    const [, id] = /\/embed\/([\da-f-]{36})/.exec(output) ?? [];
    expect(await labelsIn(id ?? '')).toEqual(['Your name', 'Your team', 'What went well?', 'What did not?']);
  },
  'Mirror answers into a database': async ({ formId, place, again }) => {
    const { DatabaseSync } = await import('node:sqlite');
    const rowsOf = () => {
      const mirror = new DatabaseSync(join(place, 'mirror.db'));
      const rows = mirror
        .prepare(`select answers ->> 'name' as name from submissions order by submitted_at`)
        .all();
      mirror.close();
      return rows.map((row) => String(row['name']));
    };
    expect(rowsOf()).toEqual(['First']);
    await answer(formId, 'Second');
    await again();
    await again();
    expect(rowsOf().sort()).toEqual(['First', 'Second']);
  },
  'Change a form, and know what it means': async ({ formId, output }) => {
    expect(output).toContain('Size of the cake');
    expect(await labelsIn(formId)).toEqual(['Name', 'Size of the cake']);
  },
  'Handle refusals and limits': async ({ formId, output }) => {
    expect(output).toContain('Refused: submission.invalid');
    expect(output).toMatch(/answers.*name/);
    expect(await namesIn(formId)).toEqual(['First']);
  },
};

test('API-041 every kind of recipe has a check of its own, in every language that it is shown in', () => {
  expect([...new Set(recipes.map(({ heading }) => heading))]).toEqual(Object.keys(CHECKS));
  expect(recipes).toHaveLength(Object.keys(CHECKS).length * Object.keys(LANGUAGES).length);
  expect(shared.map(({ name }) => name)).toEqual(['inlay.py']);
});

test.for(recipes)('API-041 a recipe runs as it is shown: $heading, $name', async (recipe, context) => {
  const { program, file } = LANGUAGES[recipe.name]!;
  const calls = recipe.name === 'curl' ? ['curl', 'sqlite3'] : [];
  for (const name of [program, ...calls.filter((one) => recipe.code.includes(`${one} `))])
    if (name !== process.execPath && !(await findProgram(name))) {
      skipped.push(`${recipe.heading} (no ${name})`);
      context.skip(`${name} is not installed`);
    }
  const place = mkdtempSync(join(folder, 'recipe-'));
  symlinkSync(join(folder, 'node_modules'), join(place, 'node_modules'));
  for (const { name, code } of [...shared, { name: file, code: recipe.code }])
    writeFileSync(join(place, name), `${code}\n`);
  const formId = (await maker.post('/api/forms', { definition })).body.id as string;
  await answer(formId, 'First');
  const run = async (): Promise<string> => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, INLAY_URL: platform.url, INLAY_KEY: token, FORM_ID: formId };
    const { stdout } = await promisify(execFile)(program, [file], { cwd: place, env });
    return stdout;
  };
  const expectEffect = CHECKS[recipe.heading]!;
  await expectEffect({ formId, place, output: await run(), again: run });
  passed++;
});
