import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** An envelope on its way. */
export const MailDrawing = () => (
  <Sheet>
    <Line x={4} y={26} width={14} />
    <Line x={8} y={42} width={10} />
    <rect x="26" y="14" width="62" height="44" rx="6" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <path
      d="m30 20 27 20 27-20"
      stroke={ACCENT}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Sheet>
);
