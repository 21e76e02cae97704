/**
 * What a framed form tells the page around it: that it is there, that it was touched, refused, sent, that
 * Escape was pressed in it. Answers only if the form's owner allows it (T5).
 */
export interface HostMessage {
  event: 'ready' | 'change' | 'error' | 'submitted' | 'escape';
  formId: string;
  fieldId?: string;
  submissionId?: string;
  answers?: Readonly<Record<string, unknown>>;
  /** With `ready`: names by which the page may fill in fields. */
  accepts?: readonly string[];
}

/** Marks a message as ours, and says which rules it follows. */
export const MESSAGE_TYPE = 'form-embed';
export const MESSAGE_VERSION = 1;

/** The exact origin of the page around this one, as the browser says; null when it will not tell. */
export function hostOrigin(): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== 'null') return ancestor;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/** Tells the host, and nobody else: without a known origin nothing is sent. */
export function announceToHost(message: HostMessage): void {
  const origin = window.parent === window ? null : hostOrigin();
  if (origin) window.parent.postMessage({ type: MESSAGE_TYPE, version: MESSAGE_VERSION, ...message }, origin);
}
