import type { FormDefinition } from '@inlay/sdk/model';
import { isMet, type Judge } from '../../../submissions/judgeCondition.ts';

/** Lists the ids of the quotas that a judged submission falls under. */
export const quotasOf = ({ quotas }: FormDefinition, judge: Judge): string[] =>
  quotas.filter((quota) => isMet(judge, quota.if)).map(({ id }) => id);
