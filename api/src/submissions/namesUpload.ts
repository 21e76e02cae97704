/** Whether the submission `s` of an upload names it still: an edit may have left it out (decision 874). */
export const NAMES_UPLOAD = `s.id = uploads.submission_id and s.form_id = uploads.form_id
  and s.account_id = uploads.account_id
  and (s.version is null or strpos(s.submission_data::text, uploads.id::text) > 0)`;
