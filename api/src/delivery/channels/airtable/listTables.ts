import type { TablePlace } from '../tables/tablePlace.ts';
import type { VendorCall } from '../tables/vendorCall.ts';
import { askAirtable } from './airtableTable.ts';

/** Most bases whose tables are listed: each is a request. */
const MAX_BASES = 20;

/** Lists the tables that a token sees. @throws {TableError} where it is refused. */
export async function listTables(call: VendorCall, token: string): Promise<TablePlace[]> {
  const ask = askAirtable(call, token);
  const { bases }: { bases: { id: string; name: string }[] } = await ask('GET', 'meta/bases');
  const places: TablePlace[] = [];
  for (const base of bases.slice(0, MAX_BASES)) {
    // oxlint-disable-next-line no-await-in-loop -- five requests a second
    const { tables }: { tables: { id: string; name: string }[] } = await ask(
      'GET',
      `meta/bases/${encodeURIComponent(base.id)}/tables`,
    );
    for (const { id, name } of tables)
      places.push({ title: `${base.name} › ${name}`, settings: { baseId: base.id, tableId: id } });
  }
  return places;
}
