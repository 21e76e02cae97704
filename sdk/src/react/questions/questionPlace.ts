/** Greatest height (px) that a question leaves to those after it in a frame. */
const MAX_KEPT_HEIGHT = 640;
/** Space between Continue and a keyboard on the screen, in px. */
const SPACE_BELOW = 16;

/** Controls that bring up a keyboard on the screen. */
export const TEXTS = 'input:not([type=radio],[type=checkbox]),textarea';

/** Pages that the visitor came through to the shown question. */
export interface Trail {
  position: number;
  /** Whether a text was typed just before, so that a keyboard on the screen may stay. */
  isTyping: boolean;
}

/** Returns whether the device has a keyboard, as those with a mouse or touchpad do. */
export const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;

/**
 * Focuses the control of a question: what is chosen already, else the first one. Where a text would bring up a
 * keyboard on the screen, the heading gets the focus, unless the visitor has just typed.
 */
export function focusQuestion(stage: HTMLElement, wasTyping: boolean): void {
  const controls = stage.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),select,textarea');
  const shown = [...controls].filter((control) => !control.closest('[hidden]'));
  const first = shown.find(({ type, checked }) => type === 'radio' && checked) ?? shown[0];
  const isCalm = first && (!first.matches(TEXTS) || wasTyping || hasKeyboard());
  const heading = stage.closest('form')?.querySelector<HTMLElement>('.form-embed-page-title,h2');
  (isCalm ? first : (heading ?? stage)).focus({ preventScroll: true });
}

/** Keeps the height that a question needed, so that a frame does not jump from question to question. */
export function growOnly(stage: HTMLElement): void {
  const form = stage.closest('form');
  if (form) form.style.minHeight = `${Math.min(form.offsetHeight, MAX_KEPT_HEIGHT)}px`;
}

/** Scrolls Continue into view when a keyboard on the screen covers it. Returns what ends that. */
export function keepButtonInView(stage: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const show = (): void => {
    const form = stage.closest('form');
    const actions = form?.querySelector('.form-embed-actions');
    if (!viewport || !actions || !form?.matches(':focus-within')) return;
    const covered = actions.getBoundingClientRect().bottom - viewport.offsetTop - viewport.height;
    if (covered > 0) window.scrollBy(0, covered + SPACE_BELOW);
  };
  viewport?.addEventListener('resize', show);
  return () => viewport?.removeEventListener('resize', show);
}
