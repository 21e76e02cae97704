import type { SenderTablesResponse } from '@inlay/api/contract';

/** The settings that name a table. */
export type TableSettings = SenderTablesResponse['tables'][number]['settings'];

/** Those of each channel. */
const PLACE_KEYS: Readonly<Record<string, readonly string[]>> = {
  sheets: ['spreadsheetId', 'sheetId'],
  notion: ['dataSourceId'],
  airtable: ['baseId', 'tableId'],
};

/** Returns the settings that name a table, without others. */
export const placeOf = (channel: string, settings: TableSettings): TableSettings =>
  Object.fromEntries((PLACE_KEYS[channel] ?? []).map((key) => [key, settings[key] ?? '']));

/** Returns a key of a table, for a list to choose from. */
export const placeKey = (channel: string, settings: TableSettings): string =>
  Object.values(placeOf(channel, settings)).join(' ');
