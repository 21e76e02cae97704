import { fieldsOf, type DefinitionTree } from '../model/rendering.ts';
interface LeftForm {
  definition: DefinitionTree;
  hiddenFields?: readonly string[];
}

const watched = new WeakSet<HTMLElement>();

/**
 * Reports each field that loses the focus. After a press it waits for the click, so that the click's target
 * does not move.
 */
export function watchLeaving(
  root: HTMLElement,
  { definition, hiddenFields = [] }: LeftForm,
  onLeave: (fieldId: string) => void,
): void {
  if (watched.has(root)) return;
  watched.add(root);
  const fieldIds = fieldsOf(definition)
    .map(({ id }) => id)
    .filter((id) => !hiddenFields.includes(id));
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
    const id = fieldIds[[...root.querySelectorAll('.form-embed-field')].indexOf(field)];
    if (id !== undefined) left.add(id);
    report();
  });
  window.addEventListener('pointerdown', press(true), true);
  window.addEventListener('pointerup', press(false), true);
  window.addEventListener('pointercancel', press(false), true);
}
