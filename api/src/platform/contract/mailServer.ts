import { z } from 'zod';

/** Encryption of the connection to a mail server: from its start, by STARTTLS, or none. */
export const mailSecuritySchema = z.enum(['tls', 'starttls', 'none']);

/** Why the mail server did not take a mail. */
export const mailFailureSchema = z.object({
  /** What happened and what helps, in the reader's language. */
  text: z.string(),
  /** The same in the words of the server, or of the network. */
  words: z.string(),
});

/** `GET /api/admin/mail-server`, without the password. */
export const mailServerResponseSchema = z.object({
  /** Where it is set; the environment wins. Null = there is none. */
  source: z.enum(['environment', 'settings']).nullable(),
  server: z
    .object({
      host: z.string(),
      port: z.number().int(),
      security: mailSecuritySchema,
      /** Null = nobody signs in there. */
      user: z.string().nullable(),
      hasPassword: z.boolean(),
    })
    .nullable(),
  /** Sender of every mail; without a server, what the form begins with. */
  sender: z.object({ name: z.string(), address: z.string() }),
  /** When the server last took a mail, to some minutes. */
  acceptedAt: z.iso.datetime().nullable(),
  /** The last failure that concerns more than one mail. */
  failure: mailFailureSchema.extend({ at: z.iso.datetime() }).nullable(),
});

/** `POST /api/admin/mail-server/test`: a mail to the administrator's own address. */
export const mailTestResponseSchema = z.object({
  to: z.string(),
  /** Null = the mail server took it. */
  failure: mailFailureSchema.nullable(),
});

/** `PUT /api/admin/mail-server`. */
export const saveMailServerRequestSchema = z.strictObject({
  /** A name or an IP address. */
  host: z.string().trim().min(1, 'Enter the server’s name').max(253),
  port: z.number().int().min(1).max(65_535),
  security: mailSecuritySchema,
  user: z.string().trim().min(1).max(320).nullable(),
  senderName: z.string().trim().max(100),
  senderAddress: z.string().trim().max(320),
  /** Left out, the stored one stays, which needs the same host, port, encryption and user. */
  password: z.string().min(1).max(1_000).optional(),
  /** Whether a test through the server decides: one that fails leaves everything as it is. */
  withTest: z.boolean(),
});
export const saveMailServerResponseSchema = mailServerResponseSchema.extend({
  /** Null = nothing was tested. */
  test: mailTestResponseSchema.nullable(),
});

export type MailSecurity = z.infer<typeof mailSecuritySchema>;
export type MailFailure = z.infer<typeof mailFailureSchema>;
export type MailServerResponse = z.infer<typeof mailServerResponseSchema>;
export type MailTestResponse = z.infer<typeof mailTestResponseSchema>;
export type SaveMailServerRequest = z.infer<typeof saveMailServerRequestSchema>;
export type SaveMailServerResponse = z.infer<typeof saveMailServerResponseSchema>;
