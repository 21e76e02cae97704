import { readFile } from 'node:fs/promises';
import {
  CliError,
  print,
  printTable,
  UsageError,
  type CliContext,
  type Command,
  type CommandValues,
} from '@inlay/sdk/cli';
import { Pool } from 'pg';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { checkAnchor, type Anchor } from '../../platform/signed-log/checkAnchor.ts';
import { writeLogCheck } from '../../platform/signed-log/logCheck.ts';
import { sealLog } from '../../platform/signed-log/sealLog.ts';
import {
  parsePlace,
  printPlace,
  type Misfit,
  type Place,
  type Verified,
} from '../../platform/signed-log/verification.ts';
import { verifyLog as verify } from '../../platform/signed-log/verifyLog.ts';
import { withOrm } from './withDatabase.ts';

/** Misfits that are printed; all are counted, and `--json` has all. */
const MOST_PRINTED = 1_000;

const anchorSchema = z.object({ log: z.object({ number: z.number().int(), hash: z.string() }) });

/** `verify-log` */
export const verifyLog: Command = {
  name: 'verify-log',
  summary: 'Names each row that was removed, changed or back-dated past the platform',
  options: {
    from: { type: 'string', value: 'DAY', about: 'the first day (2026-12-01, in UTC); all without it' },
    to: { type: 'string', value: 'DAY', about: 'the last day' },
    account: { type: 'string', value: 'ID', about: 'rows of one account' },
    anchor: {
      type: 'string',
      value: 'FILE',
      about: 'a head that was kept outside: a copy of /.well-known/inlay-log.json',
    },
    continue: { type: 'string', value: 'PLACE', about: 'goes on where it was interrupted' },
    'only-read': { type: 'boolean', about: 'does not log first what the last minute brought' },
    json: { type: 'boolean', about: 'the same as JSON' },
  },
  notes: [
    'The exit code is 1 if something does not fit, and 3 if it was interrupted: it says where it goes on.',
  ],
  async run(context, values) {
    const asked = parseAsked(values);
    const anchor = await readAnchor(values['anchor']);
    const misfits: Misfit[] = [];
    let reached: Place | null = asked.place;
    const verifying = withOrm(context, async ({ config, connectionString }) => {
      const pool = new Pool({ connectionString, max: 1 });
      try {
        const deps = { pool, config };
        if (!values['only-read']) await sealLog(deps);
        const at = new Date(context.now()).toISOString();
        const found = await verify({
          database: pool,
          secret: config.secret,
          ...asked,
          signal: context.signal,
          onPlace: (place) => (reached = place),
          onMisfit(misfit) {
            if (values['json'] || misfits.length < MOST_PRINTED) misfits.push(misfit);
          },
        });
        const held = anchor && (await checkAnchor(pool, anchor));
        const isWhole = !asked.to && !asked.accountId && !asked.place;
        if (isWhole && !values['only-read'])
          await writeLogCheck(pool, { at, from: asked.from?.toISOString() ?? null, misfits: found.misfits });
        if (values['json'])
          print(context.output, JSON.stringify({ ...found, anchor: held, rows: misfits }, null, 2));
        else printFound(context, { found, misfits, held });
        return found.misfits === 0 && (held === null || held === 'same') ? 0 : 1;
      } finally {
        await pool.end();
      }
    });
    return verifying.catch((error: unknown) => {
      if (!context.signal.aborted) throw error;
      printMisfits(context, misfits);
      print(context.output, `Interrupted. Go on with: --continue ${reached ? printPlace(reached) : 'log:0'}`);
      return 3;
    });
  },
};

function parseAsked({ from, to, account, continue: typed }: CommandValues) {
  const accountId = typeof account === 'string' ? account : null;
  if (accountId && !z.uuid().safeParse(accountId).success) throw new UsageError('--account is no id.');
  const place = typeof typed === 'string' ? parsePlace(typed) : null;
  if (typeof typed === 'string' && !place)
    throw new UsageError('--continue is no place that verify-log has printed.');
  const last = parseDay(to, '--to');
  return {
    from: parseDay(from, '--from'),
    to: last && new Date(last.getTime() + DAY_MS),
    accountId,
    place,
  };
}

function parseDay(typed: string | boolean | undefined, name: string): Date | null {
  if (typeof typed !== 'string') return null;
  const day = new Date(`${typed}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(typed) || Number.isNaN(day.getTime()))
    throw new UsageError(`${name} is no day such as 2026-12-01.`);
  return day;
}

/** @throws {CliError} for a file that holds no head. */
async function readAnchor(path: string | boolean | undefined): Promise<Anchor | null> {
  if (typeof path !== 'string') return null;
  const text = await readFile(path, 'utf8').catch(() => null);
  try {
    return anchorSchema.parse(JSON.parse(text ?? '')).log;
  } catch {
    throw new CliError(`${path} holds no head of a log.`);
  }
}

const ANCHOR_TEXTS = {
  same: 'The log contains the head that was kept outside.',
  other: 'The log has ANOTHER head under the number of the one that was kept outside: it was written anew.',
  missing:
    'The log ends BEFORE the head that was kept outside: what came since is gone, or a backup of before was restored.',
} as const;

const printMisfits = ({ output }: CliContext, misfits: readonly Misfit[]): void =>
  printTable(
    output,
    misfits.map(({ kind, of, id, at, accountId, text }) => [
      kind,
      of ?? '-',
      id,
      at ?? '-',
      accountId ?? '-',
      text,
    ]),
  );

function printFound(
  context: CliContext,
  {
    found,
    misfits,
    held,
  }: { found: Verified; misfits: readonly Misfit[]; held: keyof typeof ANCHOR_TEXTS | null },
): void {
  const { output } = context;
  printMisfits(context, misfits);
  if (found.misfits > misfits.length) print(output, `… and ${found.misfits - misfits.length} more`);
  const { heads, entries, submissions, events, waiting, lastHead } = found;
  print(
    output,
    `${heads} heads, ${entries} entries, ${submissions} submissions, ${events} events of the audit log`,
  );
  if (found.found > 0) print(output, `${found.found} submissions were there before the log began.`);
  if (waiting > 0) print(output, `${waiting} rows are too new to be logged.`);
  if (lastHead) print(output, `Last head: ${lastHead.number} of ${lastHead.at}, ${lastHead.hash}`);
  if (held) print(output, ANCHOR_TEXTS[held]);
  print(output, found.misfits === 0 ? 'Everything fits.' : `${found.misfits} do not fit.`);
}
