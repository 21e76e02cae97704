import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** Swatches of a brand. */
export const ColorsDrawing = () => (
  <Sheet>
    <rect x="10" y="10" width="52" height="52" rx="8" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <Line x={20} y={22} width={28} strong />
    <Line x={20} y={34} width={18} />
    <circle cx="72" cy="20" r="11" fill={ACCENT} />
    <circle cx="72" cy="47" r="11" fill={INK} opacity="0.4" />
    <circle cx="54" cy="54" r="11" fill={WASH} stroke={INK} strokeOpacity="0.5" />
  </Sheet>
);
