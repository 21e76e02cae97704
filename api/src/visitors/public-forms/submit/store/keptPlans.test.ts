import { randomUUID } from 'node:crypto';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { buildSubmission } from '../../../../../../tests/support/api/buildSubmission.ts';
import { useTestApi } from '../../../../../../tests/support/api/testApi.ts';
import { createPool } from '../../../../platform/db/pool.ts';
import { createPublishedForms } from '../../publishedForm.ts';
import { createPostgresSubmissionStore } from './postgresSubmissionStore.ts';
import { createSubmitAttempts } from '../submitAttempts.ts';

/** PostgreSQL plans the first five uses of a statement anew, and then decides. */
const USES = 10;

const api = useTestApi();

test('the statements that a submission waits for keep their plans', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, createEmptyDefinition('Survey'));
  const { config, logger, events, revisions } = api.deps;
  const pool = createPool(api.database.connectionString, {
    size: 1,
    logger,
    timeouts: config.databaseTimeouts,
  });
  const published = createPublishedForms(pool, revisions, { secret: 'any', signInProvider: null });
  const attempts = createSubmitAttempts({ pool, secret: config.secret, events });
  const submissions = createPostgresSubmissionStore(pool);
  try {
    for (let use = 0; use < USES; use++) {
      const idempotencyKey = randomUUID();
      await published.find(form.id);
      const source = { hash: randomUUID(), ipAddress: null, userAgent: null };
      await attempts.take({ formId: form.id, idempotencyKey, source });
      await submissions.findByKey({ accountId: owner.accountId, formId: form.id, idempotencyKey });
      const { accountId } = owner;
      await submissions.store(buildSubmission({ ...form, accountId }, { idempotencyKey }));
    }
    const { rows } = await pool.query(
      'select name, custom_plans::int as plans, generic_plans::int as kept from pg_prepared_statements order by name',
    );
    expect(rows).toEqual(
      ['find_published_forms', 'find_submissions_by_key', 'insert_submissions', 'take_attempts'].map(
        (name) => ({ name, plans: 5, kept: USES - 5 }),
      ),
    );
  } finally {
    await pool.end();
  }
});
