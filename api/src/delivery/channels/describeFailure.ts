import { storableText } from '../../platform/db/storableText.ts';
import type { Text } from '../../platform/texts/translate.ts';

/** Longest stored description of a failure, in characters. */
const MAX_ERROR = 300;

/** Returns why a call had no answer. */
export function describeFailure({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'The receiver took too long' satisfies Text;
  const reason = cause instanceof Error ? cause.message : name;
  return storableText((message || reason).slice(0, MAX_ERROR));
}
