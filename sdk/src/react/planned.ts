import type { ComponentType } from 'react';
import {
  parsePostedAnswers,
  type AnswerIssue,
  type DefinitionTree,
  type PlannedForm,
  type PublicForm,
  type QuestionModels,
} from '../model/rendering.ts';
import type { contextOf, isHostile, ValidationOptions } from '../model/validateAnswers.ts';
import type { EndingProps, OwnEndingProps } from './pages/EndingCard.tsx';
import type { PagedFormProps } from './pages/pagedFormProps.ts';

/** Result of validation; with issues, nothing is submitted. */
export interface Verdict {
  answers: Readonly<Record<string, unknown>>;
  issues?: readonly AnswerIssue[];
  strippedFieldIds: readonly string[];
}

/** What only the code that submits has. */
export interface ValidationTools {
  models: QuestionModels;
  contextOf: typeof contextOf;
  isHostile: typeof isHostile;
}

interface PlannedCode {
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
export const PLANNED: PlannedCode = { parsePosted: parsePostedAnswers };
