import { useRef, type TouchEvent } from 'react';

/** Least way of a swipe, in px, and how much longer than high it is. */
const LEAST_WAY = 64;
const STEEPNESS = 2;

/** Swiping to the side goes on or back, as reading does: to the start of the line is the next one. */
export function useSwipe({ next, previous }: { next(): void; previous(): void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent<HTMLElement>): void => {
      const touch = touches[0];
      // What scrolls to the side keeps its swipes.
      const isFree = !(target as HTMLElement).closest('input, textarea, [role=group][tabindex]');
      start.current = isFree && touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>): void => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const way = touch.clientX - from.x;
      if (Math.abs(way) < LEAST_WAY || Math.abs(way) < STEEPNESS * Math.abs(touch.clientY - from.y)) return;
      const isLeftToRight = getComputedStyle(currentTarget).direction !== 'rtl';
      if (way < 0 === isLeftToRight) next();
      else previous();
    },
  };
}
