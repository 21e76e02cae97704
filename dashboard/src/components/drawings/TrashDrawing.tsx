import { ACCENT, INK, Sheet, WASH } from './parts.tsx';

/** A bin with its lid ajar. */
export const TrashDrawing = () => (
  <Sheet>
    <path d="M30 26h36l-3 36a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5z" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <path
      d="M42 36l1.5 21M54 36l-1.5 21"
      stroke={INK}
      strokeOpacity="0.4"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="m26 19 42-7M43 15.5l-.6-3.5a3 3 0 0 1 2.4-3.5l4-.7a3 3 0 0 1 3.5 2.4l.6 3.5"
      stroke={ACCENT}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </Sheet>
);
