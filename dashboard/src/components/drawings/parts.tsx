import type { ReactNode } from 'react';

/** The tones of a drawing; the accent is where something happens. */
export const WASH = 'var(--inlay-accent-wash)';
export const INK = 'var(--inlay-border-strong)';
export const ACCENT = 'var(--inlay-accent)';

/** The sheet that every drawing of an empty place has, for the eye alone. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
    {children}
  </svg>
);

/** A line of writing. */
export const Line = (props: { x: number; y: number; width: number; strong?: boolean }) => (
  <rect
    x={props.x}
    y={props.y}
    width={props.width}
    height="6"
    rx="3"
    fill={INK}
    opacity={props.strong ? 0.5 : 0.3}
  />
);
