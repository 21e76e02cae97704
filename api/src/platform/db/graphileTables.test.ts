import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { JOBS, TASKS } from './graphileTables.ts';

const api = useTestApi();

/** A job as the library's own functions show it, without what differs between any two. */
const stored = async (): Promise<object[]> => {
  const rows = await api.database.query<Record<string, unknown>>(
    `select j.*, t.identifier from ${JOBS} j join ${TASKS} t on t.id = j.task_id order by j.id`,
  );
  return rows.map(({ id: _id, run_at: _at, created_at: _created, updated_at: _updated, ...job }) => job);
};

test('a job that is inserted is what add_job makes', async () => {
  await api.database.query(`delete from ${JOBS}`);
  await api.database.query(`select graphile_worker.add_job('clean_up', '{}')`);
  await api.database.query(
    `insert into ${JOBS} (task_id, payload) select id, '{}' from ${TASKS} where identifier = 'clean_up'`,
  );
  const [added, inserted] = await stored();
  expect(inserted).toEqual(added);
});

test('graphile-worker 0.18 was looked at: with another, read its add_job, get_job and complete_job beside insertSubmissions, sendWaitingMails, startQueues and metrics', () => {
  const file = new URL('../../../../node_modules/graphile-worker/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(version).toMatch(/^0\.18\./);
});
