/** How answers are searched. */
export const SEARCH = `
  -- A text as searches compare it, the same as \`foldText\`: without case, accents, apostrophes and what stands between
  -- digits. Most texts are ASCII, which has no accents.
  create function submission_folded_text(plain text) returns text
  language sql immutable strict parallel safe as $f$
    select regexp_replace(case
      when octet_length(plain) = char_length(plain) then replace(lower(plain), '''', '')
      else replace(replace(replace(replace(translate(
        lower(normalize(regexp_replace(
          normalize(replace(plain, '´', ''), nfkd), '[\\u0300-\\u036f]+', '', 'g'), nfkc)),
        'øłđħıŧðς‐–—−''’‘‛ʼ′', 'oldhitdσ----'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      end, '([0-9])[ ()/-]+(?=[0-9])', '\\1', 'g') $f$;

  create function submission_search_text(answers jsonb) returns text
  language sql immutable parallel safe as $f$
    select coalesce(submission_folded_text(found.text), '')
    from (
      select string_agg(value #>> '{}', e'\\n') as text
      from jsonb_path_query(answers, 'strict $.**') as value
      where jsonb_typeof(value) in ('string', 'number', 'boolean')) as found $f$;

  -- Pieces of the addresses in a text, from before and behind each @: trigrams of "gmail.com" are in every second row.
  create function submission_address_keys(searched text) returns text[]
  language sql immutable strict parallel safe as $f$
    select coalesce(array_agg(right(before, size) || '@' || left(after, 4)), '{}')
    from (
      select part as after, lag(part) over (order by place) as before
      from unnest(string_to_array(searched, '@')) with ordinality as parts(part, place)) as around,
      unnest('{4,8,12}'::int[]) as size
    where char_length(before) >= size and char_length(after) >= 4 $f$;`;
