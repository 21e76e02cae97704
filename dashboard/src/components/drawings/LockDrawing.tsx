import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** A lock without its key. */
export const LockDrawing = () => (
  <Sheet>
    <path d="M35 34V23a13 13 0 0 1 26 0v11" stroke={INK} strokeOpacity="0.5" strokeWidth="5" />
    <rect x="24" y="32" width="48" height="34" rx="7" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <path d="M48 45v8" stroke={ACCENT} strokeWidth="6" strokeLinecap="round" />
  </Sheet>
);
