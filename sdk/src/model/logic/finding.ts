import type { RulePlace } from './listExpressions.ts';
import type { ExpressionProblem } from './typeOf.ts';

/** One thing that is wrong with a form's logic. */
export interface Finding {
  code:
    | ExpressionProblem['code']
    | 'not_a_condition'
    | 'wrong_start'
    | 'later_page'
    | 'later_text'
    | 'name_outside_query'
    | 'unknown_category'
    | 'private_shown'
    | 'not_yet_supported'
    | 'nothing_scores'
    | 'circle'
    | 'too_much_work'
    | 'jump_backwards'
    | 'unknown_target'
    | 'jump_never_counts'
    | 'unfinished'
    | 'always_true'
    | 'always_false'
    | 'page_unreachable'
    | 'ending_unreachable'
    | 'last_ending_conditional'
    | 'quota_ending_gone'
    | 'required_never_shown';
  place: RulePlace;
  /** Positions of arguments within the expression. */
  path: readonly number[];
  params: Readonly<Record<string, string>>;
  /** Whether the form cannot be stored; otherwise it is stored and its owner is warned. */
  refuses: boolean;
}

/** Adds a finding. */
export type Report = (code: Finding['code'], place: RulePlace, params?: Finding['params']) => void;
