import type { ComponentType } from 'react';
import {
  parsePostedAnswers,
  type AnswerIssue,
  type DefinitionTree,
  type PlannedForm,
  type PublicForm,
  type QuestionModels,
} from '../model/rendering.ts';
import type { VisitorPlan } from '../model/logic/visitorPlan.ts';
import type { contextOf, isHostile, ValidationOptions } from '../model/answers/validateWith.ts';
import type { EndingProps, OwnEndingProps } from './pages/EndingCard.tsx';
import type { PagedFormProps } from './pages/pagedFormProps.ts';
import type { FormView, PagedPublicForm } from './pages/view.ts';
import type { Session } from './session/session.ts';
import type { KeeperProps } from './unfinished/Keeper.tsx';

/** Result of validation; with issues, nothing is submitted. */
export interface Verdict {
  answers: Readonly<Record<string, unknown>>;
  issues?: readonly AnswerIssue[];
  strippedFieldIds: readonly string[];
}

/** Tools that only the code that submits has. */
export interface ValidationTools {
  models: QuestionModels;
  contextOf: typeof contextOf;
  isHostile: typeof isHostile;
}

interface PlannedCode {
  /** Returns the plan with the way as far as it is known; the chunk `asks` adds the server's answers. */
  planOf(form: PagedPublicForm, values: Readonly<Record<string, unknown>>): VisitorPlan;
  /**
   * Asks the server for the way behind pages of which only it knows; loaded by the forms that have them.
   * @param view what the visitor leaves; without it, the session's send waits for the way to the end
   * @returns whether the visitor's wish is taken over: the form goes on by itself, or says why it does not.
   */
  lead?(session: Session | undefined, view?: FormView): Promise<boolean>;
  /** Returns raw values with the locked ones as if they had been typed, where a form has any (decision 435). */
  open?(
    form: Pick<PublicForm, 'definition'>,
    values: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>>;
  /** Keeps the locked answers among values that arrive, and returns all that are taken. */
  arrive?(
    form: Pick<PublicForm, 'definition'>,
    values: Readonly<Record<string, unknown>>,
  ): Record<string, unknown>;
  /** Keeps answers in progress on the server; loaded by the forms that do. */
  Keeper?: ComponentType<KeeperProps>;
  Form?: ComponentType<PagedFormProps>;
  css?(form: DefinitionTree, planned: PlannedForm): string;
  Success?: ComponentType<EndingProps>;
  Ending?: ComponentType<OwnEndingProps>;
  /** Reads controls; the chunk of repeating groups reads their rows, too. */
  parsePosted: typeof parsePostedAnswers;
  validate?(
    tools: ValidationTools,
    form: PublicForm,
    values: Readonly<Record<string, unknown>>,
    options: ValidationOptions,
  ): Verdict;
}

/** Code of forms with pages, logic or groups, which its chunk adds (decision 242). */
export const PLANNED: PlannedCode = {
  parsePosted: parsePostedAnswers,
  planOf: ({ planned }) => planned.plan,
};
