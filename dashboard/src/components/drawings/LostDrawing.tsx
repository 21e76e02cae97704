import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** A page that is not there. */
export const LostDrawing = () => (
  <Sheet>
    <path
      d="M26 12a6 6 0 0 1 6-6h24l14 14v40a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z"
      fill={WASH}
      stroke={INK}
      strokeOpacity="0.5"
      strokeDasharray="5 4"
    />
    <path d="M56 6v14h14" stroke={INK} strokeOpacity="0.5" />
    <path d="m40 34 16 16m0-16L40 50" stroke={ACCENT} strokeWidth="4" strokeLinecap="round" />
  </Sheet>
);
