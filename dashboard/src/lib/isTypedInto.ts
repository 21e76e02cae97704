const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=listbox], [role=dialog], [role=menu]';

/** True where keys are text, or belong to a list, a menu or a dialog. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(TYPED_INTO) !== null;
