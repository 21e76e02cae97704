/** How answers are searched. PL/pgSQL keeps what it has planned; a function in SQL starts an executor for each row. */
export const SEARCH = `
  -- A text as searches compare it, the same as \`foldText\`: without case, accents, apostrophes and what stands between
  -- digits. Most texts are ASCII, which has no accents.
  create function submission_folded_text(plain text) returns text
  language plpgsql immutable strict parallel safe as $f$
  begin
    return regexp_replace(case
      when octet_length(plain) = char_length(plain) then replace(lower(plain), '''', '')
      else replace(replace(replace(replace(translate(
        lower(normalize(regexp_replace(
          normalize(replace(plain, '´', ''), nfkd), '[\\u0300-\\u036f]+', '', 'g'), nfkc)),
        'øłđħıŧðς‐–—−''’‘‛ʼ′', 'oldhitdσ----'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      end, '([0-9])[ ()/-]+(?=[0-9])', '\\1', 'g');
  end $f$;

  -- What stands around the letters of German and the north that keyboards lack, as people write it without them.
  create function submission_spelled_out(plain text) returns text
  language plpgsql immutable strict parallel safe as $f$
  declare
    spelled text;
  begin
    select string_agg(
      replace(replace(replace(replace(replace(translate(near[1], 'ÄÖÜÅØ', 'äöüåø'),
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), e'\\n') into spelled
    from regexp_matches(normalize(plain), '[^\\n]{0,40}[äöüåøÄÖÜÅØ][^\\n]{0,40}', 'g') as near;
    return spelled;
  end $f$;

  -- A text as searches find it: folded, with what it is spelled out to. Most texts are ASCII.
  create function submission_searched_text(plain text) returns text
  language plpgsql immutable strict parallel safe as $f$
  begin
    return submission_folded_text(case
      when octet_length(plain) = char_length(plain) then plain
      else concat_ws(e'\\n', plain, submission_spelled_out(plain)) end);
  end $f$;

  create function submission_search_text(answers jsonb) returns text
  language plpgsql immutable parallel safe as $f$
  declare
    found text;
  begin
    select string_agg(value #>> '{}', e'\\n') into found
    from jsonb_path_query(answers, 'strict $.**') as value
    where jsonb_typeof(value) in ('string', 'number', 'boolean');
    return coalesce(submission_searched_text(found), '');
  end $f$;

  -- Pieces of the addresses in a text, from before and behind each @: trigrams of "gmail.com" are in every second row.
  create function submission_address_keys(searched text) returns text[]
  language plpgsql immutable strict parallel safe as $f$
  declare
    parts text[] := string_to_array(searched, '@');
    keys text[] := '{}';
  begin
    for at in 2 .. cardinality(parts) loop
      continue when char_length(parts[at]) < 4;
      for size in 4 .. least(12, char_length(parts[at - 1])) by 4 loop
        keys := keys || (right(parts[at - 1], size) || '@' || left(parts[at], 4));
      end loop;
    end loop;
    return keys;
  end $f$;`;
