import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** Bars that wait for answers. */
export const ChartDrawing = () => (
  <Sheet>
    <path d="M12 62h72" stroke={INK} strokeOpacity="0.5" strokeWidth="2" strokeLinecap="round" />
    <rect x="20" y="38" width="14" height="24" rx="3" fill={WASH} stroke={INK} strokeOpacity="0.4" />
    <rect x="41" y="14" width="14" height="48" rx="3" fill={ACCENT} />
    <rect x="62" y="28" width="14" height="34" rx="3" fill={WASH} stroke={INK} strokeOpacity="0.4" />
  </Sheet>
);
