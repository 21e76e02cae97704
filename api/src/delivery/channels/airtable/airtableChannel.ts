import type { z } from 'zod';
import type { airtableSender } from '../../../platform/contract/index.ts';
import { hideSecret } from '../hideSecret.ts';
import { createTableSender } from '../tables/createTableSender.ts';
import { createAirtableTable } from './airtableTable.ts';

type Settings = z.output<typeof airtableSender.settings>;
type Credentials = z.output<typeof airtableSender.credentials>;

/** Five requests a second. */
const GAP_MS = 220;

/** A table of Airtable with a record for each submission. */
export const airtableChannel = createTableSender<Settings, Credentials>({
  kind: 'airtable',
  // Ten are a request.
  most: 50,
  gapMs: GAP_MS,
  check: (_config, { settings: { baseId, tableId }, credentials: { token } }) => ({
    address: `https://airtable.com/${baseId}/${tableId}`,
    hints: { token: hideSecret(token) },
  }),
  open: (call, { settings: { baseId, tableId }, credentials: { token }, columnsIn }) =>
    createAirtableTable(call, { token, baseId, tableId, ...columnsIn(`${baseId}/${tableId}`) }),
});
