import { OnlineMigration } from '../onlineMigration.ts';

/**
 * A text as searches compare it, the same as `foldText`: without case, accents and what stands between digits. Most
 * texts are ASCII, which has no accents.
 */
const FOLDED_TEXT = `
  create or replace function submission_folded_text(plain text) returns text
  language sql immutable strict parallel safe as $f$
    select regexp_replace(case
      when octet_length(plain) = char_length(plain) then lower(plain)
      else replace(replace(replace(replace(translate(
        lower(normalize(regexp_replace(
          normalize(replace(plain, '´', ''''), nfkd), '[\\u0300-\\u036f]+', '', 'g'), nfkc)),
        'øłđħıŧðς’‘‛ʼ′‐–—−', 'oldhitdσ''''''''''----'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      end, '([0-9])[ ()/-]+(?=[0-9])', '\\1', 'g') $f$`;

const SEARCH_TEXT = `
  create or replace function submission_search_text(answers jsonb) returns text
  language sql immutable parallel safe as $f$
    select coalesce(submission_folded_text(found.text), '')
    from (
      select string_agg(value #>> '{}', e'\\n') as text
      from jsonb_path_query(answers, 'strict $.**') as value
      where jsonb_typeof(value) in ('string', 'number', 'boolean')) as found $f$`;

export class Migration20261129120000_foldedSearch extends OnlineMigration {
  override name = 'Migration20261129120000_foldedSearch';

  override async up(): Promise<void> {
    await this.execute(FOLDED_TEXT);
    await this.execute(SEARCH_TEXT);
  }
}
