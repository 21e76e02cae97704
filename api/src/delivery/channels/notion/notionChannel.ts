import type { z } from 'zod';
import type { notionSender } from '../../../platform/contract/index.ts';
import { hideSecret } from '../hideSecret.ts';
import { createTableSender } from '../tables/createTableSender.ts';
import { createNotionTable } from './notionTable.ts';

type Settings = z.output<typeof notionSender.settings>;
type Credentials = z.output<typeof notionSender.credentials>;

/** Three requests a second. */
const GAP_MS = 340;

/** A database of Notion with a page for each submission. */
export const notionChannel = createTableSender<Settings, Credentials>({
  kind: 'notion',
  // Each is a request.
  most: 20,
  gapMs: GAP_MS,
  check: (_config, { settings: { dataSourceId }, credentials: { token } }) => ({
    address: `https://www.notion.so/${dataSourceId.replaceAll('-', '')}`,
    hints: { token: hideSecret(token) },
  }),
  open: (call, { settings: { dataSourceId }, credentials: { token }, columnsIn }) =>
    createNotionTable(call, { token, dataSourceId, ...columnsIn(dataSourceId) }),
});
