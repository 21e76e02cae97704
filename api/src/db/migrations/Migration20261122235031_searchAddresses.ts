import { OnlineMigration } from '../onlineMigration.ts';

/** The same texts as before. Most need no normalisation, which took three quarters of the time. */
const SEARCH_TEXT = `
  create or replace function submission_search_text(answers jsonb) returns text
  language sql immutable parallel safe as $f$
    select coalesce(lower(case
      when octet_length(found.text) = char_length(found.text) or found.text is nfc normalized then found.text
      else normalize(found.text, nfc) end), '')
    from (
      select string_agg(value #>> '{}', e'\\n') as text
      from jsonb_path_query(answers, 'strict $.**') as value
      where jsonb_typeof(value) in ('string', 'number', 'boolean')) as found $f$`;

/**
 * What surrounds each @ of a text: the 4, 8 and 12 characters before it, with the 4 after it. A text that contains an
 * address has all keys of that address, wherever the address stands in it (decision 206).
 */
const ADDRESS_KEYS = `
  create or replace function submission_address_keys(searched text) returns text[]
  language sql immutable strict parallel safe as $f$
    select coalesce(array_agg(right(before, size) || '@' || left(after, 4)), '{}')
    from (
      select part as after, lag(part) over (order by place) as before
      from unnest(string_to_array(searched, '@')) with ordinality as parts(part, place)) as around,
      unnest('{4,8,12}'::int[]) as size
    where char_length(before) >= size and char_length(after) >= 4 $f$`;

export class Migration20261122235031_searchAddresses extends OnlineMigration {
  override name = 'Migration20261122235031_searchAddresses';

  override async up(): Promise<void> {
    await this.execute(SEARCH_TEXT);
    await this.execute(ADDRESS_KEYS);
    await this.index(
      'form_submissions_addresses',
      `form_submissions using gin (submission_address_keys(search_text)) with (fastupdate = off)
       where search_text is not null`,
    );
  }
}
