import type { FormNotice } from '../FormRenderer.tsx';
import type { Session } from './session.ts';

/** Shows a notice beside the buttons and brings it into view, once more when a frame has grown by it. */
export function sayNotice(session: Session, notice: FormNotice): void {
  session.setNotice(notice);
  const show = (): void =>
    session.options.surface.current
      ?.querySelector('.form-embed-notice')
      ?.scrollIntoView({ block: 'nearest' });
  // After it is rendered.
  setTimeout(show);
  if ('framed' in document.documentElement.dataset) window.addEventListener('resize', show, { once: true });
}
