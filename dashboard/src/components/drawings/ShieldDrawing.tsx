import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** A shield that holds. */
export const ShieldDrawing = () => (
  <Sheet>
    <path
      d="m48 6 26 9v18c0 17-11 28-26 33-15-5-26-16-26-33V15z"
      fill={WASH}
      stroke={INK}
      strokeOpacity="0.5"
    />
    <path d="m37 36 8 8 15-16" stroke={ACCENT} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
  </Sheet>
);
