import { safeMessage } from '../../../platform/logging/describeError.ts';

/** One result of the doctor. */
export interface Finding {
  name: string;
  /** `attention`: works, but the operator should know. `problem`: does not work, or may lose data. */
  state: 'ok' | 'attention' | 'problem';
  /** The state; if not well, what to do. */
  text: string;
}

export const ok = (name: string, text: string): Finding => ({ name, state: 'ok', text });
export const attention = (name: string, text: string): Finding => ({ name, state: 'attention', text });
export const problem = (name: string, text: string): Finding => ({ name, state: 'problem', text });

/** Runs a check; a failure becomes a finding, so that the other checks still run. */
export async function examine(name: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [problem(name, `could not be checked: ${reasonOf(error)}`)];
  }
}

/** An error in one line, without secrets. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = safeMessage(error) || String((error as { code?: unknown }).code);
  return reason.split('\n', 1)[0] ?? '';
}

/** "1 mail waits", "3 mails wait" (D-18). */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
