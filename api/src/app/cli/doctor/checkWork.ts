import type pg from 'pg';
import { DEFINITION_VERSION } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { findMailServer, MAIL_SERVER_KEY, type MailServer } from '../../../platform/settings/mailServer.ts';
import { attention, counted, ok, problem, reasonOf, type Finding } from './finding.ts';

/** Longest wait of a job (s); longer means that no worker runs. */
const MAX_WAIT_S = 5 * 60;

const MAILS = `
  select count(*) filter (where state = 'waiting')::int as waiting,
         count(*) filter (where state = 'failed' and held_reason is null)::int as failed
  from deliveries where channel = 'mail'`;

// Never last_error itself: it may quote what a person entered (T37).
const JOBS = `
  select count(*) filter (where is_due)::int as due,
         coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::int as oldest_s,
         count(*) filter (where last_error is not null)::int as failing,
         count(*) filter (where attempts >= max_attempts)::int as given_up,
         coalesce(string_agg(distinct task_identifier, ', ') filter (where last_error is not null), '') as tasks
  from (
    select *, locked_at is null and run_at <= now() and attempts < max_attempts as is_due
    from graphile_worker.jobs
  ) as jobs`;

const MAIL_SERVER = 'select value from platform_settings where key = $1';

const COUNTERS = `
  select value ->> 'at' as at, (value ->> 'differences')::int as differences
  from platform_settings where key = 'counters_last_check'`;

/** Finds the mail server: the environment's, else the one that an administrator typed. */
async function loadMailServer(config: Config, client?: pg.ClientBase): Promise<MailServer | null> {
  if (!client || !(await hasTable(client, 'platform_settings'))) return findMailServer(config, null);
  const { rows } = await client.query<{ value: unknown }>(MAIL_SERVER, [MAIL_SERVER_KEY]);
  return findMailServer(config, rows[0]?.value);
}

/** Checks that the mail server lets us in (D-23). @param client of the database, for a server that was typed. */
export async function checkMailServer(config: Config, client?: pg.ClientBase): Promise<Finding> {
  const name = 'Mail server';
  const server = await loadMailServer(config, client);
  if (!server)
    return attention(name, 'none: mails wait in the outbox until one is typed under Admin, Settings.');
  const place = server.source === 'environment' ? 'INLAY_SMTP_URL' : 'Admin, Settings';
  const mailer = createMailer(server, config);
  try {
    await mailer.verify();
    return ok(name, `${server.host}:${server.port} takes our mails.`);
  } catch (error) {
    return problem(name, `it cannot be used: ${reasonOf(error)}. Look at ${place}.`);
  } finally {
    await mailer.close();
  }
}

/** Finds definitions saved by a newer release: their forms cannot be read after a rollback. */
export async function checkDefinitions(client: pg.ClientBase): Promise<Finding | Finding[]> {
  if (!(await hasTable(client, 'form_revisions'))) return [];
  const { rows } = await client.query<{ count: number }>(
    "select count(distinct form_id)::int as count from form_revisions where (definition -> 'version')::int > $1",
    [DEFINITION_VERSION],
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return ok('Forms', 'every saved version can be read.');
  return problem(
    'Forms',
    `saved by a newer version of Inlay, cannot be read here: ${count}. Run that version.`,
  );
}

/** Counts mails in the queue and those given up. */
export async function checkOutbox(client: pg.ClientBase, config: Config): Promise<Finding | Finding[]> {
  if (!(await hasTable(client, 'deliveries'))) return [];
  const { rows } = await client.query<{ waiting: number; failed: number }>(MAILS);
  const { waiting = 0, failed = 0 } = rows[0] ?? {};
  const counts = `${counted(waiting, 'mail waits', 'mails wait')}, ${failed} failed`;
  if (failed > 0) return attention('Outbox', `${counts}: try them again under Admin, Outbox.`);
  if (waiting > 0 && !(await loadMailServer(config, client)))
    return attention('Outbox', `${counts}: nothing sends them.`);
  return ok('Outbox', `${counts}.`);
}

/** Checks that a worker runs and that its jobs succeed. */
export async function checkJobs(client: pg.ClientBase): Promise<Finding[]> {
  if (!(await hasTable(client, 'graphile_worker.jobs'))) return [];
  const { rows } = await client.query<{
    due: number;
    oldest_s: number;
    failing: number;
    given_up: number;
    tasks: string;
  }>(JOBS);
  const { due = 0, oldest_s: oldestS = 0, failing = 0, given_up: givenUp = 0, tasks = '' } = rows[0] ?? {};
  const waiting = `${counted(due, 'job waits', 'jobs wait')}, the oldest for ${formatSeconds(oldestS)}`;
  return [
    oldestS > MAX_WAIT_S
      ? attention('Waiting jobs', `${waiting}: does the platform run? If so, look at its log.`)
      : ok('Waiting jobs', due > 0 ? `${waiting}.` : 'none.'),
    failing > 0
      ? attention('Failed jobs', `${failing} (${tasks}), ${givenUp} given up: look at the platform's log.`)
      : ok('Failed jobs', 'none.'),
  ];
}

/** Did the nightly check of the counters find any that was wrong? */
export async function checkCounters(client: pg.ClientBase): Promise<Finding | Finding[]> {
  if (!(await hasTable(client, 'form_stats_days'))) return [];
  const { rows } = await client.query<{ at: string; differences: number }>(COUNTERS);
  const [last] = rows;
  if (!last) return ok('Counters', 'not checked yet; they are every night.');
  if (last.differences === 0) return ok('Counters', `checked ${last.at}: all of them were right.`);
  const found = counted(last.differences, 'was wrong and is mended', 'were wrong and are mended');
  return attention('Counters', `checked ${last.at}: ${found}; the platform's log names them.`);
}

/** Without the first migration there is no table to check, which the finding on migrations reports. */
async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    'select to_regclass($1) is not null as is_there',
    [name],
  );
  return rows[0]?.is_there === true;
}

function formatSeconds(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}
