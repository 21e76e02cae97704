import type { EmbedProblem } from '../protocol/embedProblems.ts';

/** What `<form-embed>` tells the page around it. Answers only where the form's owner allows it (T5). */
export interface FormEmbedEventMap {
  formready: CustomEvent<{ formId: string }>;
  formchange: CustomEvent<{ formId: string; fieldId: string }>;
  /** Sending was refused, first because of `fieldId`; or there is no form to show, because of `problem`. */
  formerror: CustomEvent<{ formId: string; fieldId?: string; problem?: EmbedProblem }>;
  formsubmitted: CustomEvent<{
    formId: string;
    submissionId: string;
    answers?: Readonly<Record<string, unknown>>;
  }>;
  /** `height` in px. */
  formresize: CustomEvent<{ formId: string; height: number }>;
}
