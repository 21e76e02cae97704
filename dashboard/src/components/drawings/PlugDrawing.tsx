import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** Two places that are connected. */
export const PlugDrawing = () => (
  <Sheet>
    <rect x="6" y="20" width="30" height="32" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <Line x={13} y={29} width={16} strong />
    <Line x={13} y={39} width={10} />
    <rect x="60" y="20" width="30" height="32" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <path
      d="M38 36h18m-7-7 7 7-7 7"
      stroke={ACCENT}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Sheet>
);
