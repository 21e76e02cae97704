import { defineEntity, p } from '@mikro-orm/core';
import type { AnsweredRecipient, AutoReply } from '../contract/index.ts';
import { Client } from './client.entity.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const FormSchema = defineEntity({
  name: 'Form',
  tableName: 'forms',
  uniques: [{ name: 'forms_account', properties: ['accountId', 'id'] }],
  indexes: [
    { name: 'forms_account_created', properties: ['accountId', 'createdAt'] },
    { name: 'forms_assigned_user', properties: ['assignedToUserId'] },
    { name: 'forms_client', properties: ['clientId'] },
    {
      name: 'forms_cover',
      expression: 'create index forms_cover on forms (cover_url) where cover_url is not null',
    },
    { name: 'forms_folder', properties: ['clientFolderId'] },
    {
      // Several forms may show the logo of one brand kit.
      name: 'forms_logo',
      expression: 'create index forms_logo on forms (logo_url) where logo_url is not null',
    },
    {
      name: 'forms_trash',
      expression: 'create index forms_trash on forms (deleted_at) where deleted_at is not null',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid(),
    /** Copy of the current revision's title, for lists; see saveRevision. */
    title: p.text(),
    /** Copy of the current revision's description. */
    description: p.text().default(''),
    active: p.boolean().default(true),
    /** Made by the first start for the sample website, until somebody saves it: nobody's first form (DASH-045). */
    isSample: p.boolean().default(false),
    /** Rises with every change; a save names the one it started from (D-67). */
    version: p.integer().version(),
    /** The revision visitors see. Has no foreign key: form and revision would each need the other first. */
    currentRevisionId: p.uuid(),
    logoUrl: p.text().nullable(),
    /** The picture above the form; always one of the platform's own files. */
    coverUrl: p.text().nullable(),
    redirectUrl: p.text().nullable(),
    clientPrimaryEmail: p.text().nullable(),
    /** The mail a visitor gets back; null = none was ever set up. */
    autoReply: p.json().$type<AutoReply>().nullable(),
    /** Email fields whose answers are notified; null = none. */
    answeredRecipients: p.json().$type<AnsweredRecipient[]>().nullable(),
    /** Whether notifications carry the submission as PDF (NOTIF-048). */
    attachesPdf: p.boolean().default(false),
    clientFolderId: p.uuid().nullable(),
    /** The user an administrator chose to read the form; their role is in `account_grants` (D-199). */
    assignedToUserId: () =>
      p.manyToOne(User).mapToPk().joinColumn('assigned_to_user_id').nullable().deleteRule('set null'),
    clientId: () => p.manyToOne(Client).mapToPk().joinColumn('client_id').nullable().deleteRule('set null'),
    clientMayReadSubmissions: p.boolean().default(true),
    clientMayExport: p.boolean().default(true),
    clientMayComment: p.boolean().default(false),
    clientSeesStatus: p.boolean().default(false),
    /** Ids of the fields whose answers the client may see; null = all. */
    clientVisibleFields: p.json().$type<string[]>().nullable(),
    /** The client sees no submission from before this time; null = all. */
    clientVisibleFrom: timeColumn().nullable(),
    /** Time of the move to the trash (D-181). */
    deletedAt: timeColumn().nullable(),
    /** Time of the permanent deletion: hidden from everyone while a job removes its rows (D-175). */
    erasedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
    updatedAt: createdAtColumn().onUpdate(() => new Date()),
  },
});

/** A form: its owner and its use. Its revisions hold its definition. */
export class Form extends FormSchema.class {
  static readonly references = [
    TO_ACCOUNT,
    'foreign key (account_id, client_folder_id) references client_folders (account_id, id) on delete set null (client_folder_id)',
  ];
}
FormSchema.setClass(Form);
