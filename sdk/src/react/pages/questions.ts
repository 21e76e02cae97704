import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Page } from '../../model/rendering.ts';
import type { ShownPage } from '../../model/structure/pages/questionPages.ts';
import type { Settled } from '../../model/logic/settle.ts';
import type { PageSteps } from './pageSteps.ts';
import type { FormView, PagedPublicForm } from './view.ts';

export interface QuestionStageProps {
  form: PagedPublicForm;
  view: FormView;
  steps: PageSteps;
  /** Whether the visitor has come from another page. */
  hasMoved: RefObject<boolean>;
  /** Continue and Back, as their buttons do. */
  goOn(): void;
  goBack(): void;
  children: ReactNode;
}

/** Code of the layout with one question at a time, which its chunk adds (decision 242). */
export interface QuestionsCode {
  css: string;
  /** Splits the pages of the visitor's way into their questions. */
  split(form: PagedPublicForm, pages: readonly Page[], settled: Settled): readonly ShownPage[];
  /** Surrounds a question, and adds its keys. */
  Stage: ComponentType<QuestionStageProps>;
}

export const QUESTIONS: Partial<QuestionsCode> = {};
