import type { TablePlace } from '../tables/tablePlace.ts';
import type { VendorCall } from '../tables/vendorCall.ts';
import { askNotion } from './notionTable.ts';

/** Most pages of the list that are read, a hundred each. */
const MAX_PAGES = 5;

interface Listed {
  results: { id: string; title?: { plain_text?: string }[] }[];
  next_cursor: string | null;
}

/** Lists the data sources that an integration sees. @throws {TableError} where its token is refused. */
export async function listDataSources(call: VendorCall, token: string): Promise<TablePlace[]> {
  const ask = askNotion(call, token);
  const places: TablePlace[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page of the list names the next
    const list: Listed = await ask('POST', 'search', {
      filter: { property: 'object', value: 'data_source' },
      page_size: 100,
      ...(cursor && { start_cursor: cursor }),
    });
    for (const { id, title = [] } of list.results)
      places.push({
        title: title.map(({ plain_text: text = '' }) => text).join('') || id,
        settings: { dataSourceId: id },
      });
    cursor = list.next_cursor;
    if (!cursor) break;
  }
  return places;
}
