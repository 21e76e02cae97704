import { PROTOCOL, type FrameCommand, type FrameMessage } from '@inlay/sdk/protocol';

const EVENTS = ['ready', 'change', 'error', 'submitted', 'escape'];
/** Details of the frame element's events, and their types. */
const DETAILS = {
  fieldId: 'string',
  submissionId: 'string',
  answers: 'object',
  accepts: 'object',
  again: 'boolean',
} as const;

/** Returns a message from the platform's origin, from that frame, of a known version; null for any other (T5). */
export function parseMessage(
  event: MessageEvent,
  platform: string,
  frame: HTMLIFrameElement,
): FrameMessage | null {
  if (event.origin !== platform || event.source !== frame.contentWindow) return null;
  const data = event.data as Record<string, unknown> | null;
  if (typeof data !== 'object' || data?.['type'] !== PROTOCOL.type || data['version'] !== PROTOCOL.version)
    return null;
  if (!EVENTS.includes(String(data['event'])) || typeof data['formId'] !== 'string') return null;
  const details = Object.entries(DETAILS).filter(([name, type]) => data[name] && typeof data[name] === type);
  return {
    event: data['event'],
    formId: data['formId'],
    ...Object.fromEntries(details.map(([name]) => [name, data[name]])),
  } as FrameMessage;
}

/** Posts a command to the platform's origin alone, should the frame have been led elsewhere. */
export function sendCommand(frame: HTMLIFrameElement, platform: string, command: FrameCommand): void {
  frame.contentWindow?.postMessage({ ...PROTOCOL, ...command }, platform);
}
