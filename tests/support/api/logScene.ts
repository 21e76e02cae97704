import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterEach, beforeEach, expect } from 'vitest';
import { createId } from '../../../api/src/platform/db/columns.ts';
import { inTransaction } from '../../../api/src/platform/db/inTransaction.ts';
import { hashCanonically } from '../../../api/src/platform/signed-log/canonicalJson.ts';
import { idAt } from '../../../api/src/platform/signed-log/gather.ts';
import { sealLog } from '../../../api/src/platform/signed-log/sealLog.ts';
import { storeVersion } from '../../../api/src/submissions/versions/storeVersion.ts';
import { startTestApi, type BuiltForm, type TestApi, type TestPerson } from './testApi.ts';
import { runTestCli } from './testCli.ts';

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

/** What `verify-log --json` says. */
interface Said {
  code: number;
  rows: { kind: string; of: string | null; id: string; text: string }[];
  submissions: number;
  found: number;
  waiting: number;
  anchor: string | null;
  lastHead: { number: number; hash: string; at: string };
}

/** A platform whose signed log has begun, with a form. */
interface LogScene {
  api: TestApi;
  owner: TestPerson;
  form: BuiltForm;
  /** Stores rows as the ingest does. @param at their own time, and that of their ids. */
  store(count: number, at?: number): Promise<string[]>;
  seal(): Promise<void>;
  verify(...typed: string[]): Promise<Said>;
  environment(): Record<string, string>;
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A change by a visitor who has seen a version. */
  change(id: string, seen: number): Parameters<typeof storeVersion>[1];
  edit(id: string, seen: number, answers: Record<string, string>): Promise<unknown>;
}

/** Gives each test of the file a new platform; the object is filled when it has started. */
export function useLogScene(): LogScene {
  const scene: Partial<LogScene> = {
    async store(count, at = Date.now()) {
      const { api, form, owner } = scene as LogScene;
      const ids = Array.from({ length: count }, () => idAt(at).slice(0, 14) + createId().slice(14));
      const answers = ids.map((_, index) => ({ name: `visitor ${index}`, more: [1.5, { b: 1, a: '€' }] }));
      await api.database.query(
        `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
           idempotency_key, content_hash, receipt_code)
         select id, $1, $2, $3, answers, $4, gen_random_uuid(), hash, id::text
         from unnest($5::uuid[], $6::jsonb[], $7::text[]) as r (id, answers, hash)`,
        [
          form.id,
          owner.accountId,
          form.revisionId,
          new Date(at),
          ids,
          answers.map((one) => JSON.stringify(one)),
          answers.map(hashCanonically),
        ],
      );
      return ids.toSorted(byText);
    },
    seal: () => sealLog((scene as LogScene).api.deps),
    environment() {
      const { database, deps } = (scene as LogScene).api;
      return { DATABASE_URL: database.connectionString, INLAY_SECRET: deps.config.secret };
    },
    async verify(...typed) {
      const { environment } = scene as LogScene;
      const ran = await runTestCli(['verify-log', '--json', ...typed], { environment: environment() });
      expect(ran.errors).toBe('');
      return { code: ran.code, ...JSON.parse(ran.output) };
    },
    sql: (text, values) => (scene as LogScene).api.database.query(text, values),
    change(id, seen) {
      const { form, owner } = scene as LogScene;
      return { place: { id, formId: form.id, accountId: owner.accountId }, seen, userId: null, reason: null };
    },
    edit(id, seen, answers) {
      const { api, form, change } = scene as LogScene;
      return inTransaction(api.deps.orm, (em) =>
        storeVersion(em, change(id, seen), { answers, revisionId: form.revisionId }),
      );
    },
  };
  beforeEach(async () => {
    scene.api = await startTestApi();
    scene.owner = await scene.api.signedIn();
    scene.form = await scene.api.buildForm(scene.owner, definition);
    await sealLog(scene.api.deps);
  });
  afterEach(() => scene.api?.stop());
  return scene as LogScene;
}

export const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Returns the ids of the misfits of a kind. */
export const idsOf = (rows: Said['rows'], kind: string): string[] =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ id }) => id)
    .toSorted(byText);
