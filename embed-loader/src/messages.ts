/** What a form's page tells this one. The sdk has the same type; `tests/contract` holds them equal. */
export interface FrameMessage {
  event: 'ready' | 'submitted';
  formId: string;
  submissionId?: string;
}

export const MESSAGE_TYPE = 'form-embed';
export const MESSAGE_VERSION = 1;

/**
 * A message if it is one of ours: from the platform's origin, from that very frame, of the version
 * we know. Anything else is none of our business (T5).
 */
export function readMessage(
  event: MessageEvent,
  platform: string,
  frame: HTMLIFrameElement,
): FrameMessage | null {
  if (event.origin !== platform || event.source !== frame.contentWindow) return null;
  const data = event.data as Partial<FrameMessage & { type: string; version: number }> | null;
  if (typeof data !== 'object' || data?.type !== MESSAGE_TYPE || data.version !== MESSAGE_VERSION)
    return null;
  if ((data.event !== 'ready' && data.event !== 'submitted') || typeof data.formId !== 'string') return null;
  const { event: name, formId, submissionId } = data;
  return { event: name, formId, ...(typeof submissionId === 'string' && { submissionId }) };
}
