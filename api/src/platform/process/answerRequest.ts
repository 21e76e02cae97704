/** What a program tells its parent once it has loaded. */
export const READY = 'ready';

/**
 * Answers the one request of a program that `runProgram` starts, and ends it.
 *
 * @param answer given what `runProgram` was
 * @param failure the answer when the request cannot be answered
 */
export function answerRequest<Answer>(
  // oxlint-disable-next-line typescript/no-explicit-any -- each program names what it is asked
  answer: (request: any) => Answer | Promise<Answer>,
  failure: (error: unknown) => Answer,
): void {
  const send = (message: Answer): void => void process.send?.(message, () => process.exit());
  process.once('message', (request) => {
    Promise.resolve(request)
      .then(answer)
      .then(send, (error: unknown) => send(failure(error)));
  });
  // The parent is gone.
  process.on('disconnect', () => process.exit());
  process.send?.(READY);
}
