import { type CliContext, type Command, type CommandValues, print, UsageError } from '@inlay/sdk/cli';
import { z } from 'zod';
import { createPool } from '../../platform/db/pool.ts';
import { createFileStore } from '../../platform/files/fileStore.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { exportDays, lastDay } from '../../results/warehouse/exportDays.ts';
import { withOrm } from './withDatabase.ts';

/** `warehouse` */
export const warehouse: Command = {
  name: 'warehouse',
  summary: 'Writes the submissions of some days as files for a data warehouse',
  options: {
    from: {
      type: 'string',
      value: 'DAY',
      about: 'the first day in UTC, such as 2026-01-31; the last one that is over',
    },
    to: { type: 'string', value: 'DAY', about: 'the last day; the last one that is over' },
    again: { type: 'boolean', about: 'also writes days that are complete, without what was deleted since' },
  },
  notes: [
    'The files go to the bucket, or to the data folder without one, as INLAY_WAREHOUSE says; parquet without it.',
    'With INLAY_WAREHOUSE the platform does this every night.',
  ],
  async run(context, values) {
    const days = parseDays(values, context);
    return withOrm(context, async ({ config, connectionString, orm }) => {
      const pool = createPool(connectionString, { size: 1, logger: createLogger('silent') });
      try {
        const deps = { orm, pool, files: createFileStore(config) };
        const options = { format: config.warehouse ?? 'parquet', again: values['again'] === true };
        for await (const { day, forms, complete, rows } of exportDays(deps, days, {
          ...options,
          signal: context.signal,
        })) {
          print(context.output, `${day}  ${rows} submissions of ${forms} forms, ${complete} complete before`);
        }
        return 0;
      } finally {
        await pool.end();
      }
    });
  },
};

function parseDays(values: CommandValues, { now }: CliContext): { from: string; to: string } {
  const last = lastDay(now());
  const [from, to] = [parseDay(values, 'from', last), parseDay(values, 'to', last)];
  if (from > to) throw new UsageError('--from is after --to.');
  if (to > last) throw new UsageError(`--to: the last day that is over is ${last}.`);
  return { from, to };
}

function parseDay(values: CommandValues, name: 'from' | 'to', fallback: string): string {
  const day = z.iso.date().safeParse(values[name] ?? fallback);
  if (!day.success) throw new UsageError(`--${name} is no day, such as 2026-01-31.`);
  return day.data;
}
