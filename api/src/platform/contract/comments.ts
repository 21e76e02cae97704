import { z } from 'zod';
import { MAX_COMMENT_LENGTH, MAX_MENTIONS } from '@inlay/sdk/model';

/**
 * Who reads a comment besides the account's people: nobody, clients whose share allows comments, or whoever has the link
 * to the submission's status (`public`).
 */
export const COMMENT_AUDIENCES = ['team', 'clients', 'public'] as const;
export const commentAudienceSchema = z.enum(COMMENT_AUDIENCES);

/** A user, or a client. */
const mentionedSchema = z.strictObject({ kind: z.enum(['user', 'client']), id: z.uuid() });
/** The text names them as `@name`. */
export const mentionSchema = mentionedSchema.extend({ name: z.string() });

export const commentSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  audience: commentAudienceSchema,
  isByClient: z.boolean(),
  /** `null` for somebody without a name that the reader may see. */
  author: z.string().nullable(),
  /** Whether the reader wrote it, and may change and delete it. */
  isOwn: z.boolean(),
  /** Names of those mentioned. */
  mentions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});

/** The thread under a submission as its reader sees it, oldest first. */
export const commentsResponseSchema = z.object({
  comments: z.array(commentSchema),
  /** Whom the reader can mention. Clients read comments for `clients` only. */
  people: z.array(mentionSchema),
  /** Audiences of a new comment; empty for somebody who only reads. */
  audiences: z.array(commentAudienceSchema),
});

const textSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_COMMENT_LENGTH)
  .refine((text) => !text.includes('\u0000'), 'Must not contain NUL');
const mentionsSchema = z.array(mentionedSchema).max(MAX_MENTIONS).default([]);

/** `POST …/comments`: without an audience, the widest that a client has, and `team` for a user. */
export const addCommentRequestSchema = z.strictObject({
  text: textSchema,
  audience: commentAudienceSchema.optional(),
  mentions: mentionsSchema,
});
/** `PATCH …/comments/{commentId}`: the audience stays. */
export const editCommentRequestSchema = z.strictObject({ text: textSchema, mentions: mentionsSchema });

export const commentIdParamsSchema = z.strictObject({ submissionId: z.uuid(), commentId: z.uuid() });
export const clientThreadParamsSchema = z.strictObject({ formId: z.uuid(), submissionId: z.uuid() });
export const clientCommentParamsSchema = clientThreadParamsSchema.extend({ commentId: z.uuid() });

export type CommentAudience = z.infer<typeof commentAudienceSchema>;
export type Mention = z.infer<typeof mentionSchema>;
export type Comment = z.infer<typeof commentSchema>;
export type CommentsResponse = z.infer<typeof commentsResponseSchema>;
export type AddCommentRequest = z.input<typeof addCommentRequestSchema>;
export type EditCommentRequest = z.input<typeof editCommentRequestSchema>;
