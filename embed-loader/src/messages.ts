/** What a form's page tells this one. The sdk has the same type; `tests/contract` holds them equal. */
export interface FrameMessage {
  event: 'ready' | 'change' | 'error' | 'submitted' | 'escape';
  formId: string;
  fieldId?: string;
  submissionId?: string;
  answers?: Readonly<Record<string, unknown>>;
  accepts?: readonly string[];
}

/** What this page may ask of the form's; the sdk has the same. `hello` says what the page is like. */
export interface FrameCommand {
  command: 'hello' | 'prefill' | 'focus';
  scheme?: 'light' | 'dark';
  values?: readonly (readonly [string, string])[];
}

export const MESSAGE_TYPE = 'form-embed';
export const MESSAGE_VERSION = 1;

const EVENTS = ['ready', 'change', 'error', 'submitted', 'escape'];
/** What an event of the frame element may carry, and of which type. */
const DETAILS = { fieldId: 'string', submissionId: 'string', answers: 'object', accepts: 'object' } as const;

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
  const data = event.data as Record<string, unknown> | null;
  if (typeof data !== 'object' || data?.['type'] !== MESSAGE_TYPE || data['version'] !== MESSAGE_VERSION)
    return null;
  if (!EVENTS.includes(String(data['event'])) || typeof data['formId'] !== 'string') return null;
  const details = Object.entries(DETAILS).filter(([name, type]) => data[name] && typeof data[name] === type);
  return {
    event: data['event'],
    formId: data['formId'],
    ...Object.fromEntries(details.map(([name]) => [name, data[name]])),
  } as FrameMessage;
}

/** Asks something of a form's page, and of nobody else should the frame have been led elsewhere. */
export function sendCommand(frame: HTMLIFrameElement, platform: string, command: FrameCommand): void {
  frame.contentWindow?.postMessage({ type: MESSAGE_TYPE, version: MESSAGE_VERSION, ...command }, platform);
}
