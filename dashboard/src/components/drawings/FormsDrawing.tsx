import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** Two forms, one behind the other. */
export const FormsDrawing = () => (
  <Sheet>
    <rect x="26" y="4" width="56" height="52" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.3" />
    <rect x="14" y="12" width="56" height="56" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <Line x={22} y={22} width={28} strong />
    <rect x="22" y="34" width="40" height="10" rx="3" stroke={INK} strokeOpacity="0.5" />
    <rect x="22" y="52" width="20" height="8" rx="4" fill={ACCENT} />
  </Sheet>
);
