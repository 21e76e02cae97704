import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** Parts that are used again. */
export const BlocksDrawing = () => (
  <Sheet>
    <rect x="12" y="8" width="72" height="16" rx="5" fill={WASH} stroke={INK} strokeOpacity="0.4" />
    <Line x={22} y={13} width={32} strong />
    <rect x="12" y="29" width="72" height="16" rx="5" fill={WASH} stroke={ACCENT} strokeWidth="2" />
    <Line x={22} y={34} width={24} />
    <rect
      x="12"
      y="50"
      width="72"
      height="16"
      rx="5"
      fill={WASH}
      stroke={INK}
      strokeOpacity="0.4"
      strokeDasharray="4 4"
    />
  </Sheet>
);
