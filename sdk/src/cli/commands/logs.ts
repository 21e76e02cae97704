import type { Delivery } from '../../api/index.ts';
import { UsageError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { readLock } from '../folder/lock.ts';
import { folderOf } from '../folder/folderOf.ts';
import { connect, saying } from '../remote/connect.ts';
import { getFormId } from '../remote/findForm.ts';
import { report } from '../report.ts';

const DEFAULT_LIMIT = '50';

/** `inlay logs` */
export async function logs(context: CliContext, values: CommandValues): Promise<number> {
  const limit = Number(values['limit'] ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number of deliveries.');
  const lock = await readLock(folderOf(values));
  const connection = await connect(context, values);
  const deliveries: Delivery[] = [];
  await saying(connection.url, async () => {
    const formId = await getFormId(connection, values, { lock });
    const input = { formId, limit: Math.min(limit, 100) };
    for await (const delivery of connection.api.all('listDeliveries', input)) {
      deliveries.push(delivery);
      if (deliveries.length >= limit) break;
    }
  });
  report(context, values, {
    json: deliveries,
    lines: deliveries.map(({ createdAt, state, channel, event, recipient, attempts, lastError }) =>
      [
        createdAt,
        state.padEnd(7),
        channel.padEnd(8),
        event,
        recipient,
        ...(attempts > 1 ? [`${attempts} attempts`] : []),
        ...(lastError ? [lastError] : []),
      ].join('  '),
    ),
  });
  return 0;
}
