import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** Two people, one behind the other. */
export const PeopleDrawing = () => (
  <Sheet>
    <circle cx="60" cy="22" r="9" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <path d="M44 58c0-11 7-18 16-18s16 7 16 18" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <circle cx="38" cy="26" r="10" fill={WASH} stroke={ACCENT} strokeWidth="4" />
    <path
      d="M20 60c0-11 8-18 18-18s18 7 18 18"
      fill={WASH}
      stroke={ACCENT}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </Sheet>
);
