// Foreign keys of tenant tables carry the account, so that no row belongs to two (T1). MikroORM knows references to
// primary keys alone: entities list these as `references`, and a test compares them with the schema.

/** The account that a row belongs to. */
export const TO_ACCOUNT = 'foreign key (account_id) references accounts (id) on delete cascade';

/** The form that a row belongs to. */
export const TO_FORM =
  'foreign key (account_id, form_id) references forms (account_id, id) on delete cascade';

/** The revision of the form that a row was answered with. */
export const TO_REVISION =
  'foreign key (account_id, form_id, revision_id) references form_revisions (account_id, form_id, id) on delete cascade';

/** The submission that a row belongs to. */
export const TO_SUBMISSION =
  'foreign key (account_id, form_id, submission_id) references form_submissions (account_id, form_id, id) on delete cascade';
