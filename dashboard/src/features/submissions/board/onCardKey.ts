import type { KeyboardEvent } from 'react';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { BoardActions } from './boardActions.ts';

/** Alt with an arrow moves the card to the next column; an arrow alone moves the focus. */
export function onCardKey(
  event: KeyboardEvent<HTMLElement>,
  { row, at, actions }: { row: InboxRow; at: number; actions: BoardActions },
): void {
  const isRtl = document.documentElement.dir === 'rtl';
  const sides: Record<string, number> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 };
  const side = sides[event.key];
  if (event.altKey && side !== undefined) {
    event.preventDefault();
    const { move, columns } = actions;
    if (!move || !columns[at + side]) return;
    actions.memory.focusNext(row.id);
    move(row, at, at + side);
    return;
  }
  const card = event.currentTarget.closest('[data-id]');
  const next =
    side === undefined
      ? { ArrowDown: card?.nextElementSibling, ArrowUp: card?.previousElementSibling }[event.key]
      : columnBeside(card, side)?.querySelector('[data-id]');
  const button = next?.querySelector<HTMLElement>('[data-open-row]');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

const columnBeside = (card: Element | null, side: number): Element | null | undefined => {
  const column = card?.closest('section');
  return side < 0 ? column?.previousElementSibling : column?.nextElementSibling;
};
