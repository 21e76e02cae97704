/** Controls that take keys themselves: pages leave the keys of their own alone. */
const TAKES_KEYS = 'input,textarea,select';

function keep(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
  // AltGr, which is Control and Alt on Windows, types.
  const isShortcut = metaKey || (ctrlKey && !altKey);
  if (!isShortcut && !/^(Tab|Escape|F\d+)$/.test(key) && (target as Element).matches(TAKES_KEYS))
    event.stopPropagation();
}

/**
 * Keeps what visitors type in the element from the page's shortcuts, such as "/" for its search. Outside of the
 * shadow root the target of a key is the element, so that pages take it for a press on nothing. Listeners in the
 * element have run by then. Pages still get Tab, Escape, function keys and shortcuts with Control or Command, none of
 * which types.
 */
export function keepKeys(place: Element): void {
  for (const name of ['keydown', 'keypress', 'keyup']) place.addEventListener(name, keep);
}
