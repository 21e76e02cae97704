/**
 * Tables that graphile-worker keeps to itself. What is asked of them has no public way: jobs inserted within another
 * statement, the age of those that wait, whether one runs, and the end of a job while it runs. The test beside it says what to look at
 * when the library moves.
 */
export const JOBS = 'graphile_worker._private_jobs';
/** Names of tasks, by the id that a job has. */
export const TASKS = 'graphile_worker._private_tasks';
