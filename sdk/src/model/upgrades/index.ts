import type { z } from 'zod';
import { DEFINITION_VERSION, type FormDefinition } from '../definition/formDefinition.ts';
import { formDefinitionSchema } from '../schema/formDefinitionSchema.ts';
import type { DefinitionIssue } from './definitionIssue.ts';
import { describeFault } from './describeFault.ts';
import { listUnknownMembers } from './listUnknownMembers.ts';

type Loose = Record<string, unknown>;

/** Turns one version into the next. It is pure, and frozen once it is released (decision 140). */
type Step = (old: Loose) => Loose;

/** A step for each older version, in their order. */
const STEPS: readonly Step[] = [];

/** An invalid definition, with every reason. */
export class FormDefinitionError extends Error {
  readonly issues: readonly DefinitionIssue[];

  constructor(issues: readonly DefinitionIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.') || 'definition'}: ${message}`).join('; '));
    this.name = 'FormDefinitionError';
    this.issues = issues;
  }
}

/** A valid definition with members that this release does not know. */
export class UnknownMembersError extends FormDefinitionError {}

/**
 * Returns the newest shape of any definition ever stored, exported or drafted. Code at the edges
 * (input, files, the database type) calls it; everything behind them knows only the newest shape.
 * @throws {FormDefinitionError} for invalid definitions and versions newer than this release.
 */
export const upgradeFormDefinition = (input: unknown): FormDefinition => upgradeBy(STEPS, input);

/**
 * The same for what a request brings, whose unknown members are refused instead of dropped (decision 840).
 * @throws {UnknownMembersError} for a definition that is valid without them; {FormDefinitionError} as above.
 */
export function upgradeSentDefinition(input: unknown): FormDefinition {
  const newest = stepUp(STEPS, input);
  const definition = parseNewest(newest);
  const unknown = listUnknownMembers(newest, definition);
  if (unknown.length > 0) throw new UnknownMembersError(unknown);
  return definition;
}

/** The same by other steps, the last of which gives the newest version. */
export const upgradeBy = (steps: readonly Step[], input: unknown): FormDefinition =>
  parseNewest(stepUp(steps, input));

function stepUp(steps: readonly Step[], input: unknown): Loose {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new FormDefinitionError([{ path: [], code: 'invalid', message: 'Not a form definition' }]);
  }
  let definition = input as Loose;
  const { version } = definition;
  const oldest = DEFINITION_VERSION - steps.length;
  if (
    typeof version !== 'number' ||
    !Number.isInteger(version) ||
    version < oldest ||
    version > DEFINITION_VERSION
  ) {
    throw new FormDefinitionError([
      {
        path: ['version'],
        code: 'unknown_version',
        message:
          version === undefined
            ? `Is missing. The newest is ${DEFINITION_VERSION}`
            : 'This version of a form is not known here',
      },
    ]);
  }
  for (const step of steps.slice(version - oldest)) definition = step(definition);
  return definition;
}

function parseNewest(definition: Loose): FormDefinition {
  const result = formDefinitionSchema.safeParse(definition, { error: describeFault });
  if (result.success) return result.data;
  throw new FormDefinitionError(
    result.error.issues.map((issue) => ({
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      code: codeOf(issue),
      message: issue.message,
    })),
  );
}

const codeOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid';
