import type { KeyboardEvent } from 'react';

/**
 * Returns what closes a popover by Escape, one layer at a time: a list that is open within it takes the key for itself,
 * which Mantine marks (`aria-expanded` comes a render too late), and nothing around the popover gets it. For its
 * `onKeyDown`, in place of Mantine's `closeOnEscape`, which is asked before what is within.
 */
export const closeByEscape =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.target instanceof Element && !event.target.matches('[data-mantine-stop-propagation]')) close();
  };
