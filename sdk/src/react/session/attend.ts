import { watchLeaving } from '../../client/watchLeaving.ts';
import type { Session } from './session.ts';
import { leave } from './submit.ts';

/** Watches a form that the visitor has begun to fill in, and keeps a draft of it. */
export function attend(session: Session): void {
  const { current: surface } = session.options.surface;
  if (!surface) return;
  watchLeaving(surface, (fieldId) => leave(session, fieldId));
  if (areDraftsOff(session)) return;
  // Where it fails, this page alone holds the answers.
  import('./drafts.ts').then(
    ({ keepDraft }) => keepDraft(session),
    () => undefined,
  );
}

/**
 * Returns whether the line or address that shows the form says `drafts=off`, for devices that visitors share
 * (decision 056).
 */
export function areDraftsOff({ options: { surface } }: Session): boolean {
  const root = surface.current?.getRootNode();
  return (
    (root instanceof ShadowRoot
      ? root.host.getAttribute('drafts')
      : new URLSearchParams(window.location.search).get('drafts')) === 'off'
  );
}
