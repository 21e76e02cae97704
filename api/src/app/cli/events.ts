import { type Command, type CommandValues, print, printTable, UsageError } from '@inlay/sdk/cli';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { listEvents } from '../../people/security/listEvents.ts';
import { withOrm } from './withDatabase.ts';

const DEFAULT_COUNT = 20;
/** More is for SQL. */
const MAX_COUNT = 1_000;

/** `events` */
export const events: Command = {
  name: 'events',
  summary: 'Shows the latest security events, newest first',
  options: {
    last: { type: 'string', value: 'NUMBER', about: `how many, up to ${MAX_COUNT} (${DEFAULT_COUNT})` },
  },
  notes: ['Each line: time, type, account, where from (a short hash that changes daily).'],
  async run(context, values) {
    const count = parseCount(values);
    return withOrm(context, async ({ orm }) => {
      const found = await inTransaction(orm, (em) => listEvents(em, count));
      if (found.length === 0) print(context.output, 'There are no security events.');
      printTable(
        context.output,
        found.map(({ at, type, who, source }) => [at, type, who ?? '-', source ?? '-']),
      );
      return 0;
    });
  },
};

/** @throws {UsageError} when it is no number of events. */
function parseCount({ last }: CommandValues): number {
  if (last === undefined) return DEFAULT_COUNT;
  const count = typeof last === 'string' && /^\d{1,4}$/.test(last) ? Number(last) : 0;
  if (count >= 1 && count <= MAX_COUNT) return count;
  throw new UsageError(`--last must be a whole number from 1 to ${MAX_COUNT}.`);
}
