import type { PrivacyPlace } from '../../platform/contract/index.ts';
import type { ErasedKind } from '../../platform/backup/erasures.ts';

/** A column that may name a person: a text, JSON, or a query as an address writes it. */
export interface NamingColumn {
  name: string;
  type: 'text' | 'json' | 'query';
}

/** A table whose rows may name a person who is not their own: outside of what is deleted with a submission. */
export interface TextPlace {
  place: PrivacyPlace;
  table: string;
  /** Primary key, without the account. */
  key: readonly string[];
  columns: readonly NamingColumn[];
  /** Columns by which a row that names the person goes; by the others, it stays without the name. */
  goesBy: 'all' | readonly string[];
  /** Of a submission: its rows are deleted with it, and stay where it is held or left out. */
  isOfSubmission?: true;
  /** As the ledger of erasures names it, so that a restored copy of before erases it again; its id is the key's first column. */
  kind?: ErasedKind;
}

const text = (...names: string[]): NamingColumn[] => names.map((name) => ({ name, type: 'text' }));
const json = (...names: string[]): NamingColumn[] => names.map((name) => ({ name, type: 'json' }));

/** Places that are read by their texts, in the order in which they are erased. */
export const TEXT_PLACES: readonly TextPlace[] = [
  {
    place: 'unfinished',
    table: 'unfinished_answers',
    key: ['id', 'form_id'],
    columns: [...text('email'), ...json('answers')],
    goesBy: 'all',
    kind: 'unfinished',
  },
  {
    place: 'invitations',
    table: 'invitations',
    key: ['id'],
    columns: [...text('email', 'name'), ...json('answers')],
    goesBy: 'all',
    kind: 'invitation',
  },
  {
    place: 'versions',
    table: 'submission_versions',
    key: ['submission_id', 'version', 'form_id'],
    columns: [...json('answers'), ...text('reason')],
    goesBy: [],
    isOfSubmission: true,
    kind: 'versions',
  },
  {
    place: 'notes',
    table: 'submission_notes',
    key: ['id', 'form_id'],
    columns: text('text'),
    goesBy: [],
    isOfSubmission: true,
    kind: 'note',
  },
  {
    place: 'comments',
    table: 'submission_comments',
    key: ['id', 'form_id'],
    columns: text('text'),
    goesBy: [],
    isOfSubmission: true,
    kind: 'comment',
  },
  {
    place: 'replies',
    table: 'submission_entries',
    key: ['id', 'form_id'],
    columns: text('text', 'address', 'subject'),
    goesBy: [],
    isOfSubmission: true,
    kind: 'entry',
  },
  {
    place: 'files',
    table: 'uploads',
    key: ['id', 'form_id'],
    columns: text('name'),
    goesBy: [],
    isOfSubmission: true,
    kind: 'upload',
  },
  {
    place: 'deliveries',
    table: 'deliveries',
    key: ['id'],
    columns: [...text('recipient', 'subject', 'last_answer', 'last_error'), ...json('message')],
    // A message to somebody else, such as a digest, is still sent.
    goesBy: ['recipient'],
    isOfSubmission: true,
    kind: 'delivery',
  },
  {
    place: 'mail_links',
    table: 'mail_links',
    key: ['id', 'form_id'],
    columns: text('recipient_email'),
    goesBy: 'all',
    kind: 'mail_link',
  },
  {
    place: 'mail_links',
    table: 'email_clicks',
    key: ['id', 'form_id'],
    columns: text('recipient_email'),
    goesBy: [],
    kind: 'email_click',
  },
  { place: 'consents', table: 'mail_consents', key: ['email'], columns: text('email'), goesBy: 'all' },
  {
    place: 'recipients',
    table: 'notification_recipients',
    key: ['id'],
    columns: text('email', 'label'),
    goesBy: ['email'],
    kind: 'recipient',
  },
  {
    place: 'saved_views',
    table: 'saved_views',
    key: ['id'],
    columns: [...text('name'), { name: 'query', type: 'query' }],
    goesBy: [],
    kind: 'saved_view',
  },
  {
    place: 'selections',
    table: 'bulk_jobs',
    key: ['id'],
    columns: [...json('selection'), ...text('tag')],
    goesBy: [],
    kind: 'bulk_job',
  },
  {
    place: 'selections',
    table: 'recurring_exports',
    key: ['form_id', 'user_id'],
    columns: json('selection'),
    goesBy: [],
  },
  {
    place: 'reply_templates',
    table: 'reply_templates',
    key: ['id'],
    columns: text('name', 'text'),
    goesBy: [],
    kind: 'reply_template',
  },
  { place: 'tags', table: 'tags', key: ['id'], columns: text('name'), goesBy: 'all', kind: 'tag' },
  {
    place: 'model_drafts',
    table: 'model_drafts',
    key: ['id'],
    columns: text('description'),
    goesBy: [],
    kind: 'model_draft',
  },
  { place: 'holds', table: 'legal_holds', key: ['id'], columns: text('reason'), goesBy: [] },
];
