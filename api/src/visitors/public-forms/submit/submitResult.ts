import type { AnswerIssue, Receipt, TurnedAway } from '@inlay/sdk/model';
import type { Refused, Throttled } from './admission.ts';
import type { SubmitInput } from './submitInput.ts';
import type { validateSubmission } from './validateSubmission.ts';

/** `repeated`: these very answers were stored before under this key; nothing was written again. */
export type SubmitResult =
  | { kind: 'stored' | 'repeated'; receipt: Receipt }
  | { kind: 'invalid'; issues: AnswerIssue[] }
  | { kind: 'key_reused' }
  /** Valid, but the form's logic ends without storing them. */
  | { kind: 'turned_away'; ending: TurnedAway }
  | Refused
  | Throttled;

/** A submission with what came of it. */
export interface Submitted {
  input: SubmitInput;
  result: SubmitResult;
}

/** The answers as the stored definition judges them. */
export type Validated = ReturnType<typeof validateSubmission>;

/** Validates the answers by the stored definition when first called: refusing a flood costs no validation. */
export type Validate = () => Validated;
