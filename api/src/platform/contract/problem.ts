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

/** The same for programs, as RFC 9457 names its parts. Codes are stable; titles and details may change. */
export const problemDetailsSchema = z
  .object({
    type: z.string().meta({ description: '`urn:inlay:problem:` and the code.' }),
    title: z.string().meta({ description: 'What the code stands for, in English.' }),
    status: z.int().meta({ description: 'The status of the answer.' }),
    detail: z.string().meta({ description: 'What happened here, for people to read.' }),
    code: z.string().meta({ description: 'The stable code of the catalogue, for programs to compare.' }),
    requestId: z.string().meta({ description: 'Names the request in the logs of the platform.' }),
    issues: z
      .array(problemIssueSchema)
      .optional()
      .meta({ description: 'What is wrong with the input, each with the path of its field.' }),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'With `precondition.failed`: the state of the object now.' }),
  })
  .meta({ description: 'A refusal (RFC 9457).' });

export type ProblemDetails = z.infer<typeof problemDetailsSchema>;
export type ProblemIssueBody = z.infer<typeof problemIssueSchema>;
export type ProblemBody = z.infer<typeof problemSchema>;
