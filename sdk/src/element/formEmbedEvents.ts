import type { EmbedProblem } from '../protocol/embedProblems.ts';

/** Events of `<form-embed>`. Answers only where the form's owner allows it (T5). */
export interface FormEmbedEventMap {
  formready: CustomEvent<{ formId: string }>;
  formchange: CustomEvent<{ formId: string; fieldId: string }>;
  /**
   * The submission was refused, with `fieldId` as the first invalid field; or `problem` prevents the form.
   */
  formerror: CustomEvent<{ formId: string; fieldId?: string; problem?: EmbedProblem }>;
  formsubmitted: CustomEvent<{
    formId: string;
    submissionId: string;
    answers?: Readonly<Record<string, unknown>>;
  }>;
  /** `height` in px. */
  formresize: CustomEvent<{ formId: string; height: number }>;
}
