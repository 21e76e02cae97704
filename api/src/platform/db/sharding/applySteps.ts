import type { DistributionStep } from './distributionSteps.ts';
import type { SchemaSource } from './loadSchema.ts';

/** Rows that a trigger changes lie beside the row it fires for, or are read from a copy (decision 292). */
const ALLOW_TRIGGERS = 'set local citus.enable_unsafe_triggers to on';

/** Returns the statements of a step's transaction. */
export const transactionOf = ({ statements }: DistributionStep): readonly string[] => [
  'begin',
  ALLOW_TRIGGERS,
  ...statements,
  'commit',
];

/**
 * Runs steps in turn. What is done stays done: the list is made anew for the next run.
 * @returns each step once it is done.
 * @throws the server's error; the steps before are done.
 */
export async function* applySteps(
  database: SchemaSource,
  steps: readonly DistributionStep[],
): AsyncGenerator<DistributionStep> {
  for (const step of steps) {
    for (const statement of transactionOf(step)) await database.query(statement);
    yield step;
  }
}
