import { parsePrefill as parse } from '../client/prefill.ts';
import { PLANNED } from './planned.ts';

export { fillableNames } from '../client/prefill.ts';

/** Reads what an address or the page around fills in; a form with locked answers keeps those among it. */
export function parsePrefill(...given: Parameters<typeof parse>): Record<string, unknown> {
  const values = parse(...given);
  return PLANNED.arrive?.(given[0], values) ?? values;
}
