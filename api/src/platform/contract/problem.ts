import { z } from 'zod';
import { turnedAwaySchema } from './publicForms.ts';

/** One problem with one part of the input. */
export const problemIssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  /** The page of an answer, in a form with pages or logic. */
  pageId: z.string().exactOptional(),
  code: z.string(),
  message: z.string(),
});

/** The body of every error response (D-21). Codes are stable, messages may change. */
export const problemSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.array(problemIssueSchema).optional(),
    /** With `submission.turned_away`: what the visitor is shown. */
    ending: turnedAwaySchema.optional(),
    requestId: z.string(),
  }),
});

export type ProblemIssueBody = z.infer<typeof problemIssueSchema>;
export type ProblemBody = z.infer<typeof problemSchema>;
