const CONTROL = 'a, button, input, label, select, textarea, [role]';

const controlOf = (event: Event): Element | null =>
  event.target instanceof Element ? (event.target.closest(CONTROL) ?? event.target) : null;

/**
 * Suppresses the second press of a double click when the first one removed its control (a menu, a dialog, a
 * row): it would press the element behind it.
 */
export function suppressGhostClicks(page: Document): void {
  let pressed: Element | null = null;
  let isGhost = false;
  const onPress = (event: MouseEvent): void => {
    const control = controlOf(event);
    if (event.detail <= 1) pressed = control;
    isGhost = control !== pressed;
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail <= 1 || !isGhost) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', onPress, true);
  page.addEventListener('click', onClick, true);
}
