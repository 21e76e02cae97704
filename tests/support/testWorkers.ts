import { availableParallelism } from 'node:os';

/**
 * Processes that run test files of one project: one more than there are cores, because tests of the API wait for their
 * database, and for what they time out. Each project says so itself: vitest's projects do not inherit it, and would
 * have one process on two cores (docs/decisions/135).
 */
export const TEST_WORKERS = availableParallelism() + 1;
