/** Part of every message: marks it as ours, and names the version of these rules. */
export const PROTOCOL = { type: 'form-embed', version: 1 } as const;

/** A message of a framed form to the page around it. Answers only if the form's owner allows it (T5). */
export interface FrameMessage {
  event: 'ready' | 'change' | 'error' | 'submitted' | 'escape';
  formId: string;
  fieldId?: string;
  submissionId?: string;
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** With `ready`: names by which the page may fill in fields. */
  accepts?: readonly string[];
}

/** A command of the page around to a framed form. `hello` says that the loader is there, and of what scheme. */
export interface FrameCommand {
  command: 'hello' | 'prefill' | 'focus';
  scheme?: 'light' | 'dark';
  /** With `prefill`: name-value pairs. */
  values?: readonly (readonly [string, string])[];
}
