import { lead } from '../asks/lead.ts';
import { planOf } from '../asks/knownWay.ts';
import { PLANNED } from '../planned.ts';

/** Adds the questions to the server to forms with pages. */
export function addAsks(): void {
  Object.assign(PLANNED, { lead, planOf });
}
