import type { z } from 'zod';
import { DEFINITION_VERSION, type FormDefinition } from '../formDefinition.ts';
import { formDefinitionSchema } from '../formDefinitionSchema.ts';
import type { DefinitionIssue } from './definitionIssue.ts';
import { describeFault } from './describeFault.ts';
import { upgradeToVersion1 } from './version1.ts';
import { upgradeToVersion2 } from './version2.ts';

type Loose = Record<string, unknown>;

/** Step n turns version n into version n + 1. A step is pure, and frozen once it is released (decision 140). */
const STEPS: readonly ((old: Loose) => Loose)[] = [upgradeToVersion1, upgradeToVersion2];

/** An invalid definition, with every reason. */
export class FormDefinitionError extends Error {
  readonly issues: readonly DefinitionIssue[];

  constructor(issues: readonly DefinitionIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.') || 'definition'}: ${message}`).join('; '));
    this.name = 'FormDefinitionError';
    this.issues = issues;
  }
}

/**
 * Returns the newest shape of any definition ever stored, exported or drafted. Code at the edges
 * (input, files, the database type) calls it; everything behind them knows only the newest shape.
 * @throws {FormDefinitionError} for invalid definitions and versions newer than this release.
 */
export function upgradeFormDefinition(input: unknown): FormDefinition {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new FormDefinitionError([{ path: [], code: 'invalid', message: 'Not a form definition' }]);
  }
  let definition = input as Loose;
  const version = definition['version'] ?? 0;
  if (
    typeof version !== 'number' ||
    !Number.isInteger(version) ||
    version < 0 ||
    version > DEFINITION_VERSION
  ) {
    throw new FormDefinitionError([
      { path: ['version'], code: 'unknown_version', message: 'This version of a form is not known here' },
    ]);
  }
  for (const step of STEPS.slice(version)) definition = step(definition);
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
