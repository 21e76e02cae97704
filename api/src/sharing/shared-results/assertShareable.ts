import type {
  CreateSharedResultsRequest,
  ShareableQuestion,
  UpdateSharedResultsRequest,
} from '../../platform/contract/index.ts';
import type { SharedResults } from '../../platform/entities/sharedResults.entity.ts';
import { ProblemError, type ProblemIssue } from '../../platform/http/problemError.ts';

type Choice = Pick<CreateSharedResultsRequest, 'questions' | 'texts'>;

/** @throws {ProblemError} `request.invalid` for a question that cannot be shared, and a time that has passed. */
export function assertShareable(
  request: Choice & Pick<CreateSharedResultsRequest, 'expiresAt'>,
  shareable: readonly ShareableQuestion[],
): void {
  assertNone([...choiceIssues(request, shareable), ...endIssues(request.expiresAt)]);
}

/**
 * @throws {ProblemError} `request.invalid` for the same of what changes, and for any change of what a frozen link
 * shows: it is a snapshot.
 */
export function assertChangeable(
  request: UpdateSharedResultsRequest,
  link: SharedResults,
  shareable: readonly ShareableQuestion[],
): void {
  const { questions, texts, smallestGroup, expiresAt } = request;
  const isChoice = questions !== undefined || texts !== undefined;
  const chosen = { questions: questions ?? link.questions, texts: texts ?? link.texts };
  const isEndKept = expiresAt === undefined || expiresAt === (link.expiresAt?.toISOString() ?? null);
  assertNone([
    ...(link.frozenAt && (isChoice || smallestGroup !== undefined)
      ? [{ path: ['questions'], code: 'custom', message: 'What a frozen link shows can’t be changed.' }]
      : []),
    ...(isChoice && !link.frozenAt ? choiceIssues(chosen, shareable) : []),
    ...(isEndKept ? [] : endIssues(expiresAt)),
  ]);
}

function choiceIssues({ questions, texts }: Choice, shareable: readonly ShareableQuestion[]): ProblemIssue[] {
  const known = new Set(shareable.map(({ id }) => id));
  return [
    ...(questions.every((id) => known.has(id))
      ? []
      : [{ path: ['questions'], code: 'custom', message: 'One of these questions can’t be shared.' }]),
    ...(texts.every((id) => questions.includes(id))
      ? []
      : [{ path: ['texts'], code: 'custom', message: 'Choose these questions as well.' }]),
  ];
}

const endIssues = (expiresAt: string | null): ProblemIssue[] =>
  expiresAt === null || Date.parse(expiresAt) > Date.now()
    ? []
    : [{ path: ['expiresAt'], code: 'custom', message: 'Choose a time in the future.' }];

function assertNone(issues: readonly ProblemIssue[]): void {
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
}
