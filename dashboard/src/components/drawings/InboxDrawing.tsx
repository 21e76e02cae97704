import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** A tray that an answer falls into. */
export const InboxDrawing = () => (
  <Sheet>
    <rect x="28" y="4" width="40" height="40" rx="5" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <circle cx="37" cy="15" r="3" fill={ACCENT} />
    <Line x={44} y={12} width={16} strong />
    <Line x={36} y={24} width={24} />
    <path
      d="M12 36h18l5 10h26l5-10h18v24a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z"
      fill={WASH}
      stroke={INK}
      strokeOpacity="0.5"
    />
  </Sheet>
);
