import type pg from 'pg';
import type { Config } from '../../../platform/config/config.ts';
import { isOn, loadFence } from '../../../platform/db/fence/fence.ts';
import { NoFenceError, examineRequestRole } from '../../../platform/db/fence/requestRole.ts';
import { attention, ok, type Finding } from './finding.ts';

/** Says whether the database itself keeps the rows of accounts apart (decision 907). */
export async function checkFence(client: pg.Client, url: string, config: Config): Promise<Finding> {
  const name = 'Second fence';
  const fence = await loadFence(client);
  if (fence.bound === 0)
    return ok(
      name,
      'off: accounts are kept apart by the conditions of statements. `inlay fence on` adds policies.',
    );
  if (!isOn(fence))
    return attention(
      name,
      `${fence.bound} of ${fence.tables.length} tables have their policy on: run \`inlay fence on\` again.`,
    );
  if (config.databaseDirectUrl)
    return attention(name, 'the policies bind nobody behind a pooler: run `inlay fence off`.');
  try {
    const { user } = await examineRequestRole(client, url);
    return ok(name, `policies on ${fence.bound} of ${fence.tables.length} tables, for the role ${user}.`);
  } catch (error) {
    if (error instanceof NoFenceError) return attention(name, `the policies bind nobody. ${error.message}`);
    throw error;
  }
}
