const CONTROL = 'a, button, input, label, select, textarea, [role]';

const controlOf = (event: Event): Element | null =>
  event.target instanceof Element ? (event.target.closest(CONTROL) ?? event.target) : null;

/**
 * The second press of a double click belongs to what was pressed first: where that has gone meanwhile, as a menu or
 * a dialog does, or a row that was removed, it is not a press of what came to light in its place.
 */
export function ignoreStrayClicks(page: Document): void {
  let pressed: Element | null = null;
  let isStray = false;
  const onPress = (event: MouseEvent): void => {
    const control = controlOf(event);
    if (event.detail <= 1) pressed = control;
    isStray = control !== pressed;
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail <= 1 || !isStray) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', onPress, true);
  page.addEventListener('click', onClick, true);
}
