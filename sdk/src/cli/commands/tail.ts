import { setTimeout as wait } from 'node:timers/promises';
import { plain, print, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { readLock } from '../folder/lock.ts';
import { folderOf } from '../folder/folderOf.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { getFormId } from '../remote/findForm.ts';

/** Time between two looks, in ms. */
const EVERY_MS = 3_000;

/** `inlay tail`: submissions from now on; with `--once`, those that are there. */
export async function tail(context: CliContext, values: CommandValues): Promise<number> {
  const lock = await readLock(folderOf(values));
  const connection = await connect(context, values);
  return saying(connection.url, async () => {
    const place: Place = { formId: await getFormId(connection, values, { lock }), cursor: undefined };
    const isOnce = values['once'] === true;
    // What was there before is passed over.
    await readOn(connection, place, (one) => (isOnce ? write(context, values, one) : undefined));
    if (!isOnce) await follow(connection, place, { context, take: (one) => write(context, values, one) });
    return 0;
  });
}

interface Place {
  formId: string;
  cursor: string | undefined;
}

/** Looks again and again, until the person stops it. */
async function follow(
  connection: Connection,
  place: Place,
  { context, take }: { context: CliContext; take: (one: Arrived) => void },
): Promise<never> {
  const { signal } = context;
  for (;;) {
    await wait(EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    await readOn(connection, place, take);
  }
}

interface Arrived {
  id: string;
  submittedAt: string;
  answers: unknown;
}

/** Reads the submissions that have arrived since, oldest first. */
async function readOn({ api }: Connection, place: Place, take: (one: Arrived) => void): Promise<void> {
  for (;;) {
    const { cursor, formId } = place;
    const page = await api.listSubmissions({
      formId,
      order: 'oldest',
      limit: 100,
      ...(cursor && { cursor }),
    });
    for (const one of page.data) take(one);
    if (page.nextCursor) place.cursor = page.nextCursor;
    if (!page.hasMore) return;
  }
}

function write({ output }: CliContext, values: CommandValues, { id, submittedAt, answers }: Arrived): void {
  const shown = values['answers'] ? { answers } : {};
  if (values['json']) print(output, JSON.stringify({ id, submittedAt, ...shown }));
  else
    print(
      output,
      plain([submittedAt, id, ...(values['answers'] ? [JSON.stringify(answers)] : [])].join('  ')),
    );
}
