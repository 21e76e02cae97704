/** Part of every message: the marker and the protocol version. */
export const PROTOCOL = { type: 'form-embed', version: 1 } as const;

/** A message of a framed form to its host page. Answers only if the form's owner allows it (T5). */
export interface FrameMessage {
  event: 'ready' | 'change' | 'error' | 'submitted' | 'escape';
  formId: string;
  fieldId?: string;
  submissionId?: string;
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** With `ready`: names of the fields that the host may prefill. */
  accepts?: readonly string[];
  /** With `ready`: repeated for a loader that began after the form was ready. */
  again?: boolean;
}

/** A command of the host page to a framed form. `hello` says that the loader runs, and the page's scheme. */
export interface FrameCommand {
  command: 'hello' | 'prefill' | 'focus';
  scheme?: 'light' | 'dark';
  /** With `prefill`: name-value pairs. */
  values?: readonly (readonly [string, string])[];
}
