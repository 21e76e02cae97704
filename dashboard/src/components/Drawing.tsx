import type { JSX } from 'react';

const WASH = 'var(--inlay-accent-wash)';
const INK = 'var(--inlay-border-strong)';
const ACCENT = 'var(--inlay-accent)';

/** A line of writing. */
const Line = (props: { x: number; y: number; width: number; strong?: boolean }) => (
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

/** Small drawings of what will be in an empty place, in two tones of the theme. */
const DRAWINGS = {
  forms: (
    <>
      <rect x="26" y="4" width="56" height="52" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.3" />
      <rect x="14" y="12" width="56" height="56" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
      <Line x={22} y={22} width={28} strong />
      <rect x="22" y="34" width="40" height="10" rx="3" stroke={INK} strokeOpacity="0.5" />
      <rect x="22" y="52" width="20" height="8" rx="4" fill={ACCENT} />
    </>
  ),
  search: (
    <>
      <rect x="8" y="12" width="64" height="48" rx="8" fill={WASH} />
      <Line x={18} y={24} width={32} strong />
      <Line x={18} y={38} width={24} />
      <circle cx="64" cy="42" r="14" fill={WASH} stroke={ACCENT} strokeWidth="4" />
      <path d="m74 52 10 10" stroke={ACCENT} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, JSX.Element>;

/** One of the drawings, for the eye alone. */
export const Drawing = ({ name }: { name: keyof typeof DRAWINGS }) => (
  <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
);
