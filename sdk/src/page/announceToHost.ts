import { PROTOCOL, type FrameMessage } from '../protocol/messages.ts';

/** Returns the exact origin of the page around this one; null where the browser hides it. */
export function hostOrigin(): string | null {
  const ancestor = window.location.ancestorOrigins?.[0];
  // Chromium names local files, to which no message can be addressed.
  if (ancestor && !/^(null|file:)/.test(ancestor)) return ancestor;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/** Posts a message to the host's origin alone; without a known origin nothing is sent. */
export function announceToHost(message: FrameMessage): void {
  const origin = window.parent === window ? null : hostOrigin();
  if (origin) window.parent.postMessage({ ...PROTOCOL, ...message }, origin);
}
