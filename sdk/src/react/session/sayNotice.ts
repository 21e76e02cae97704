import type { FormNotice } from '../FormRenderer.tsx';
import type { Session } from './session.ts';

/** Shows a notice at the buttons and scrolls it into view, again after a frame has grown by it. */
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
