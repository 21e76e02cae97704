import { fill, type Language, type TurnedAway } from '@inlay/sdk/model';
import type { ProblemBody, ProblemIssueBody } from '../contract/index.ts';
import { translate } from '../texts/translate.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';

/** Values of the placeholders in a message. */
type Values = Readonly<Record<string, string | number>>;

/** One problem with one part of the input; its message may have placeholders, whose texts are translated as well. */
export type ProblemIssue = ProblemIssueBody & { values?: Values };

/** An error with a problem code, which the error handler answers. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly issues: readonly ProblemIssue[] | undefined;
  /** What a visitor is shown whom an ending turns away. */
  readonly ending: TurnedAway | undefined;
  /** The present state of what a request would have changed, with `precondition.failed`. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** Values of the placeholders in its messages. */
  readonly values: Values;
  /** Response headers; `Retry-After` among them, where it is known when to try again. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    options: {
      message?: string;
      issues?: readonly ProblemIssue[];
      ending?: TurnedAway;
      current?: Readonly<Record<string, unknown>>;
      values?: Values;
      headers?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.message ?? PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.issues = options.issues;
    this.ending = options.ending;
    this.current = options.current;
    this.values = options.values ?? {};
    const { headers, retryAfterSeconds: seconds } = options;
    this.headers = { ...headers, ...(seconds !== undefined && { 'Retry-After': String(seconds) }) };
  }
}

/** Whether an error has a problem code. */
export const isProblem = (error: unknown, code: ProblemCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code;

/** The one error shape (D-21), with its messages in the caller's language (decision 175). */
export function presentProblem(problem: ProblemError, requestId: string, language: Language): ProblemBody {
  const { code, message, values, issues, ending } = problem;
  return {
    error: {
      code,
      message: fill(translate(language, message), values),
      ...(issues && {
        issues: issues.map(({ values: own = {}, ...issue }) => ({
          ...issue,
          message: fill(translate(language, issue.message), translateValues(language, own)),
        })),
      }),
      ...(ending && { ending }),
      requestId,
    },
  };
}

/** Translates the values that are texts of the server, such as a reason; others stay. */
const translateValues = (language: Language, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? translate(language, value) : value,
    ]),
  );
