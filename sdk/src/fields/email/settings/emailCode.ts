import type { QuestionModel } from '../../../model/fields/fieldType.ts';
import { domainsIn, isOfDomains } from '../isOfDomains.ts';
import type { CodeIssueCode } from '../../../model/texts/fieldTexts.ts';

/** The controls of an address that is confirmed by a mailed code. */
export interface CodeControls {
  address?: unknown;
  /** What the server gave for a mailed code. */
  ticket?: unknown;
  code?: unknown;
  /** What the server gave for the right code; a submission is judged by it alone. */
  proof?: unknown;
  /** Whether another code is wanted: of a form post. */
  again?: unknown;
  /** Why no code came: of a form post. */
  problem?: unknown;
}

/** Returns what the controls hold; null for a raw answer of another shape. */
export const readCodeControls = (raw: unknown): CodeControls | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : null;

/** Stands between an address and what it lacks, while it is checked: no address has it. */
const LACKS = '\n';

const isFilled = (part: unknown): boolean => typeof part === 'string' && part.trim() !== '';

function issueOf({ code, problem }: CodeControls): CodeIssueCode {
  if (problem === 'code_busy') return problem;
  return isFilled(code) ? 'wrong_code' : 'unconfirmed';
}

/**
 * Adds to the model of an email address that it may be proven by a mailed code. Whether a proof is genuine is for the
 * server to say, which replaces it before it validates (decision 052).
 * @param trustsTexts whether an address without controls counts as proven, as the server makes it.
 */
export const withEmailCode = (
  base: QuestionModel<'email'>,
  { trustsTexts }: { trustsTexts: boolean },
): QuestionModel<'email'> => ({
  ...base,
  parseAnswer(field, raw, context) {
    if (field.confirm !== 'code') return base.parseAnswer(field, raw, context);
    const controls = readCodeControls(raw);
    const address = base.parseAnswer(field, controls ? controls.address : raw, context)?.trim();
    if (!address || (controls ? isFilled(controls.proof) : trustsTexts)) return address;
    return address + LACKS + issueOf(controls ?? {});
  },
  check(field, text) {
    const [address = '', lacking] = field.confirm === 'code' ? text.split(LACKS) : [text];
    const issues = base.check(field, address);
    if (issues.length > 0) return issues;
    // Before a code is asked for, and whatever was proven under an earlier list.
    if (field.confirm === 'code' && !isOfDomains(field, address))
      return [{ fieldId: field.id, code: 'other_domain', params: { domains: domainsIn(field) } }];
    if (lacking === undefined) return issues;
    const code = lacking === 'code_busy' || lacking === 'wrong_code' ? lacking : 'unconfirmed';
    return [{ fieldId: field.id, code }];
  },
});
