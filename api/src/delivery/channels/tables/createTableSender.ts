import type { MikroORM } from '@mikro-orm/postgresql';
import type { SenderChannel, WebhookEventType } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Webhook } from '../../../platform/entities/webhook.entity.ts';
import type { Text } from '../../../platform/texts/translate.ts';
import type { ChannelDeps, Outcome } from '../channel.ts';
import { describeFailure } from '../describeFailure.ts';
import { withoutSecrets } from '../hideSecret.ts';
import { createSender, type OpenSender, type Sender } from '../sender.ts';
import type { KnownColumns } from './placeColumns.ts';
import { BusyError, callVendor } from './callVendor.ts';
import type { Table, TableRow } from './table.ts';
import { rowsOf } from './tableRow.ts';
import {
  TableError,
  type TableState,
  type VendorAnswer,
  type VendorCall,
  type VendorRequest,
} from './vendorCall.ts';

/** What a row is written for. */
const EVENTS: WebhookEventType[] = [
  'form.submitted',
  'submission.updated',
  'submission.withdrawn',
  'submission.status_changed',
  'submission.assigned',
];
/** Most characters that are looked through for secrets; the log keeps fewer. */
const MOST_SHOWN = 20_000;
/** The wait after “too many requests” where none is named, in ms: Airtable refuses everything for so long. */
const BUSY_MS = 30_000;
/** Answers that are about what was sent: not each row may be at fault. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** What has to be done, by the state of the table. */
const REASONS: Readonly<Record<TableState, Text>> = {
  credentials_refused: 'The receiver no longer accepts the credentials: they were withdrawn or replaced.',
  not_shared: 'The table is not shared with the account of the key or token. Share it again.',
  table_gone: 'The table was deleted, or is no longer shared. Restore it, or choose another.',
  id_column_gone: 'The column “Submission” was removed from the table. Undo that, or choose another sheet.',
  protected: 'Cells of the table are protected. Let the account of the key edit them.',
  full: 'The table is full. Make room, or choose another.',
  columns_refused: 'The token may not add columns to the table. Allow it, or add them by hand.',
  interface_off: 'The Google Sheets API is switched off in the project of the key. Switch it on.',
};

interface TableSettings {
  fields: string[] | null;
}

/** A sender, with what it remembers of the columns of a table. */
interface OpenTable<Settings, Credentials> extends OpenSender<Settings, Credentials> {
  columnsIn(table: string): { known: KnownColumns; remember(known: KnownColumns): Promise<void> };
}

/** What the channel of a vendor's tables says of itself. */
interface TableDefinition<Settings, Credentials> {
  kind: SenderChannel;
  /** Most rows that are written together. */
  most: number;
  /** The least time between two requests, in ms, as the vendor limits them; none by default. */
  gapMs?: number;
  check: Sender<Settings, Credentials>['check'];
  /** Opens the table that a sender writes to. */
  open(call: VendorCall, sender: OpenTable<Settings, Credentials>): Table;
}

/** A request that was made, with its answer. */
interface Made {
  request: VendorRequest;
  answer: VendorAnswer | null;
}

/** Makes a channel that has a row for each submission in a table (decision 864). */
export const createTableSender = <Settings extends TableSettings, Credentials extends object>({
  kind,
  most,
  gapMs = 0,
  check,
  open,
}: TableDefinition<Settings, Credentials>): Sender<Settings, Credentials> =>
  createSender<Settings, Credentials>({
    kind,
    most,
    events: EVENTS,
    // Each would place its rows without knowing of the other's.
    isAlone: true,
    canRepeat: false,
    check,
    async send(deps, sender, parcels) {
      const rows = await rowsOf(deps, parcels, sender.settings.fields);
      const put = (some: readonly TableRow[]) => putRows(deps, some, { sender, gapMs, open });
      const outcomes = await put(rows);
      if (rows.length === 1) return outcomes;
      // One of them is at fault: the others are written without it.
      for (const [at, row] of rows.entries())
        // oxlint-disable-next-line no-await-in-loop -- in the order of the submissions
        if (isRefusal(outcomes[at])) outcomes.splice(at, 1, ...(await put([row])));
      return outcomes;
    },
  });

const isRefusal = (outcome: Outcome | undefined): boolean =>
  outcome?.result === 'failed' && outcome.isFinal === true;

/** Writes rows, and says what came of each. */
async function putRows<Settings extends TableSettings, Credentials extends object>(
  { webhooks, orm }: Pick<ChannelDeps, 'webhooks' | 'orm'>,
  rows: readonly TableRow[],
  {
    sender,
    gapMs,
    open,
  }: { sender: OpenSender<Settings, Credentials> } & Required<
    Pick<TableDefinition<Settings, Credentials>, 'gapMs' | 'open'>
  >,
): Promise<Outcome[]> {
  const written = new Set<string>();
  const made: Made[] = [];
  const call = callVendor(
    webhooks,
    (request, answer) => {
      if (answer) made.splice(-1, 1, { request, answer });
      else made.push({ request, answer });
    },
    gapMs,
  );
  const hide = (text: string): string => withoutSecrets(text, sender.credentials);
  const outcomes = (outcome: Outcome): Outcome[] => {
    const { answer } = made.findLast((one) => one.answer) ?? {};
    const told = answer && { answer: { ...answer, text: hide(answer.text.slice(0, MOST_SHOWN)) } };
    return rows.map((row) => {
      const message = { request: hide(rows.length === 1 ? printAll(made) : printRow(made, row)) };
      const own: Outcome = written.has(row.submissionId) ? { result: 'sent' } : outcome;
      return own.result === 'later' ? own : { ...own, ...told, message };
    });
  };
  try {
    const table = open(call, { ...sender, columnsIn: columnsOf(orm, sender) });
    await table.put(rows, (ids) => ids.forEach((id) => written.add(id)));
    return outcomes({ result: 'sent' });
  } catch (error) {
    if (error instanceof BusyError) return outcomes({ result: 'later', waitMs: error.waitMs });
    return outcomes({ result: 'failed', error: describeFailure(error as Error), ...judge(error) });
  }
}

/** Reads and keeps what a sender remembers of the columns of a table. */
const columnsOf =
  (orm: MikroORM, { id, accountId, columns }: Pick<Webhook, 'id' | 'accountId' | 'columns'>) =>
  (table: string) => ({
    known: columns[table] ?? {},
    remember: (known: KnownColumns): Promise<void> =>
      inTransaction(orm, async (em) => {
        await em.nativeUpdate(Webhook, { id, accountId }, { columns: { ...columns, [table]: known } });
      }),
  });

/** Says what has to be done about a refusal; null where trying again may help. */
export const reasonOf = (error: unknown): Text | null =>
  error instanceof TableError && error.state ? REASONS[error.state] : null;

/** Says what a refusal means for the next attempts. */
function judge(error: unknown): Partial<Extract<Outcome, { result: 'failed' }>> {
  if (!(error instanceof TableError)) return {};
  const { answer } = error;
  const reason = reasonOf(error);
  if (reason) return { error: reason, stops: reason };
  if (answer && REFUSALS.has(answer.status)) return { isFinal: true };
  const waitMs = answer?.retryAfterMs ?? (answer?.status === 429 ? BUSY_MS : undefined);
  return waitMs === undefined ? {} : { waitMs };
}

/** Prints all requests, as a test shows them. What signs in is left out. */
const printAll = (made: readonly Made[]): string =>
  made
    .map(({ request: { method, url, headers, body = '' } }) => {
      const isSignIn = headers['authorization'] === undefined;
      return [`${method} ${url}`, ...(isSignIn || !body ? [] : [body])].join('\n');
    })
    .join('\n\n');

/** Prints what was written of one row among several: the log has them apart. */
function printRow(made: readonly Made[], { cells }: TableRow): string {
  const last = made.at(-1)?.request;
  const values = Object.fromEntries(cells.map(({ label, value }) => [label, value]));
  return `${last ? `${last.method} ${last.url}\n` : ''}${JSON.stringify(values)}`;
}
