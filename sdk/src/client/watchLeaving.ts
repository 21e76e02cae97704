const watched = new WeakSet<HTMLElement>();

/**
 * Reports each field that loses the focus. After a press it waits for the click, so that the click's target
 * does not move.
 */
export function watchLeaving(root: HTMLElement, onLeave: (fieldId: string) => void): void {
  if (watched.has(root)) return;
  watched.add(root);
  const left = new Set<string>();
  let isPressed = false;
  const report = (): void => {
    setTimeout(() => {
      if (isPressed) return;
      for (const id of left) onLeave(id);
      left.clear();
    });
  };
  const press = (isDown: boolean) => (): void => {
    isPressed = isDown;
    report();
  };
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = target instanceof Element ? target.closest('.form-embed-field') : null;
    if (!field || (relatedTarget instanceof Node && field.contains(relatedTarget))) return;
    // The id of a control ends with that of its field; see `controlId`. Ids around it have a suffix.
    const [, , id] = field.querySelector('[id]')?.id.split('-') ?? [];
    if (id) left.add(id);
    report();
  });
  window.addEventListener('pointerdown', press(true), true);
  window.addEventListener('pointerup', press(false), true);
  window.addEventListener('pointercancel', press(false), true);
}
