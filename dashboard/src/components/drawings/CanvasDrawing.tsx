import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** A field that lands on a form. */
export const CanvasDrawing = () => (
  <Sheet>
    <rect x="14" y="4" width="60" height="64" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <Line x={23} y={13} width={28} strong />
    <rect x="23" y="28" width="42" height="14" rx="4" stroke={ACCENT} strokeWidth="2" strokeDasharray="4 3" />
    <rect x="23" y="50" width="20" height="8" rx="4" fill={INK} opacity="0.3" />
    <path d="m66 34 20 8-9 3-3 9z" fill={ACCENT} />
  </Sheet>
);
