import { createHmac } from 'node:crypto';
import type { FormDefinition } from '@inlay/sdk/model';

/** Letters of a code: short enough to be read aloud, and no other state of the form has it by chance. */
const CODE_LENGTH = 8;

/** Sorts the keys of a JSON value, whose order the database does not keep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * Returns the code of an impact: it stands for what visitors see and what they would see, so it is another one as soon
 * as either changes. Nobody without the platform's secret can make one (CODE-012).
 */
export function impactCode(
  secret: string,
  { formId, revisionId, definition }: { formId: string; revisionId: string; definition: FormDefinition },
): string {
  const text = JSON.stringify(sorted({ formId, revisionId, definition }));
  const digest = createHmac('sha256', secret).update(`impact:${text}`).digest('hex').slice(0, CODE_LENGTH);
  return `${digest.slice(0, CODE_LENGTH / 2)}-${digest.slice(CODE_LENGTH / 2)}`;
}
