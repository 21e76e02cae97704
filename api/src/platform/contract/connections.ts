import { z } from 'zod';
import { SCOPES } from './scopes.ts';

/** An assistant that a person has connected. */
export const connectionSchema = z.object({
  id: z.uuid(),
  /** As the assistant calls itself; nobody has proven it. */
  name: z.string(),
  /** Host that was sent the answer. */
  host: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Who connected it. */
  person: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** `GET /api/connections` */
export const connectionListSchema = z.object({
  /** Whether assistants are let in at present. */
  isOpen: z.boolean(),
  /** Where assistants connect to. */
  address: z.url(),
  connections: z.array(connectionSchema),
});
export const connectionIdParamsSchema = z.strictObject({ connectionId: z.uuid() });

export const consentParamsSchema = z.strictObject({ uid: z.string().max(100) });

/** `GET /api/oauth/consent/{uid}/request`: what an assistant asks a person for. */
export const consentRequestSchema = z.object({
  /** As the assistant calls itself; nobody has proven it. */
  name: z.string(),
  /** Host of the document by which it is known; null for one that has registered by itself. */
  documentHost: z.string().nullable(),
  /** Where the person is sent back to. */
  callbackHost: z.string(),
  /** Whether that is a program on the person's own device. */
  isLocal: z.boolean(),
  scopes: z.array(z.enum(SCOPES)),
  /** The account that it would act in. */
  account: z.string(),
});

/** `POST /api/oauth/consent/{uid}` */
export const consentAnswerSchema = z.strictObject({ isAllowed: z.boolean() });
export const consentDoneSchema = z.object({
  /** Where the person goes on, which leads back to the assistant. */
  next: z.string(),
});

export type Connection = z.infer<typeof connectionSchema>;
export type ConnectionList = z.infer<typeof connectionListSchema>;
export type ConsentRequest = z.infer<typeof consentRequestSchema>;
export type ConsentDone = z.infer<typeof consentDoneSchema>;
