import { z } from 'zod';
import { LANGUAGES } from '@inlay/sdk/model';
import { clientAccessSchema, folderShareShape, sharePresetSchema } from './clients.ts';
import { folderNameSchema } from './folders.ts';

/** Languages of the portal and of clients' mails. */
export const clientLocaleSchema = z.enum(LANGUAGES);

/** Most addresses of one invitation. */
const MAX_INVITED = 20;
/** Most forms of one invitation. */
const MAX_INVITED_FORMS = 50;

/**
 * `POST /api/admin/client-invitations`: a folder, a new one that takes the forms (CLNT-110), or single forms, for one or
 * more people (CLNT-087).
 */
export const inviteClientsRequestSchema = z
  .strictObject({
    emails: z.array(z.string().max(1_000)).min(1, 'Email is required').max(MAX_INVITED),
    folderId: z.uuid().optional(),
    /** Name of a folder that is made for the client, of the caller's account as the forms are. */
    newFolder: folderNameSchema.optional(),
    formIds: z.array(z.uuid()).max(MAX_INVITED_FORMS).default([]),
    preset: sharePresetSchema.default('everything'),
    /** The language of the invitation and the portal; absent = the client's browser's. */
    locale: clientLocaleSchema.optional(),
  })
  .refine(({ folderId, newFolder }) => folderId === undefined || newFolder === undefined, {
    path: ['newFolder'],
    message: 'Choose a folder or a form.',
  })
  .refine(({ folderId, formIds }) => folderId !== undefined || formIds.length > 0, {
    path: ['formIds'],
    message: 'Choose a folder or a form.',
  });

/**
 * `POST /api/client-invitations`: the same by people of an account, to a folder of theirs or a new one that takes the
 * forms. Single forms are assigned by administrators.
 */
export const inviteToFolderRequestSchema = inviteClientsRequestSchema.refine(
  ({ folderId, newFolder }) => folderId !== undefined || newFolder !== undefined,
  { path: ['folderId'], message: 'Choose a folder or a form.' },
);

/** A link that the administrator passes on, because it was not mailed. */
export const clientLinkSchema = z.object({
  url: z.string(),
  reason: z.enum(['no_mail_server', 'held']),
});

/** `POST /api/admin/clients/{clientId}/invitation` and `…/password-reset`: the link, where it was not mailed. */
export const clientLinkResponseSchema = z.object({ link: clientLinkSchema.nullable() });

/** `POST /api/admin/clients/{clientId}/portal-view`: a session that shows the portal and changes nothing (CLNT-089). */
export const portalViewResponseSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

export const clientFolderParamsSchema = z.strictObject({ clientId: z.uuid(), folderId: z.uuid() });

/** `PATCH /api/admin/clients/{clientId}/folders/{folderId}` and `/api/folders/{folderId}/clients/{clientId}`. */
export const clientFolderRequestSchema = z.strictObject(folderShareShape).partial();

/** A client as administrators see them (CLNT-062, CLNT-067, D-139). */
export const adminClientSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  companyName: z.string().nullable(),
  isActive: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** Of those who were invited: whether they have set a password, or can no longer do so. */
  invitation: z.enum(['invited', 'accepted', 'expired']).nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Submissions that the client may read and has not, over all forms, counted up to `MAX_UNREAD` (CLNT-090). */
  unreadCount: z.number().int(),
  createdAt: z.iso.datetime(),
  folders: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      formCount: z.number().int(),
      ...folderShareShape,
    }),
  ),
  forms: z.array(
    z.object({ id: z.uuid(), title: z.string(), active: z.boolean(), access: clientAccessSchema }),
  ),
});

/** The answer to an invitation: each client, with a link to pass on where none was mailed. */
export const inviteClientsResponseSchema = z.object({
  invited: z.array(z.object({ client: adminClientSchema, link: clientLinkSchema.nullable() })),
});

/** The answer to an invitation by people of an account: they learn nothing else of whom they invite. */
export const inviteToFolderResponseSchema = z.object({
  folderId: z.uuid(),
  invited: z.array(z.object({ email: z.string(), link: clientLinkSchema.nullable() })),
});

/** `GET /api/admin/clients`: newest first, if nothing else is asked for (CLNT-074, CLNT-100). */
export const adminClientListSchema = z.object({
  clients: z.array(adminClientSchema),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});

/** `PATCH /api/admin/clients/{clientId}` (CLNT-063). */
export const updateClientRequestSchema = z.strictObject({ isActive: z.boolean() });
export const clientIdParamsSchema = z.strictObject({ clientId: z.uuid() });

export type AdminClient = z.infer<typeof adminClientSchema>;
export type InviteClientsRequest = z.input<typeof inviteClientsRequestSchema>;
export type InviteClientsResponse = z.infer<typeof inviteClientsResponseSchema>;
export type InviteToFolderResponse = z.infer<typeof inviteToFolderResponseSchema>;
export type ClientLink = z.infer<typeof clientLinkSchema>;
export type ClientLinkResponse = z.infer<typeof clientLinkResponseSchema>;
export type ClientLocale = z.infer<typeof clientLocaleSchema>;
export type PortalViewResponse = z.infer<typeof portalViewResponseSchema>;
export type ClientFolderRequest = z.infer<typeof clientFolderRequestSchema>;
export type AdminClientList = z.infer<typeof adminClientListSchema>;
