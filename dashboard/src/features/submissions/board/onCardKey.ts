import type { KeyboardEvent } from 'react';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { BoardActions } from './boardActions.ts';

/** Alt with an arrow moves the card to the next column; an arrow alone moves the focus. */
export function onCardKey(
  event: KeyboardEvent<HTMLElement>,
  { row, columnIndex, actions }: { row: InboxRow; columnIndex: number; actions: BoardActions },
): void {
  const isRtl = document.documentElement.dir === 'rtl';
  const sides: Record<string, number> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 };
  const side = sides[event.key];
  if (event.altKey && side !== undefined) {
    event.preventDefault();
    const { move, columns } = actions;
    if (!move || !columns[columnIndex + side]) return;
    actions.memory.focusNext(row.id);
    move(row, columnIndex, columnIndex + side);
    return;
  }
  const card = event.currentTarget.closest('[data-id]');
  const next =
    side === undefined
      ? { ArrowDown: card?.nextElementSibling, ArrowUp: card?.previousElementSibling }[event.key]
      : neighborColumn(card, side)?.querySelector('[data-id]');
  const button = next?.querySelector<HTMLElement>('[data-open-row]');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

const neighborColumn = (card: Element | null, side: number): Element | null | undefined => {
  const column = card?.closest('section');
  return side < 0 ? column?.previousElementSibling : column?.nextElementSibling;
};
