import { ACCENT, INK, Line, Sheet, WASH } from './parts.tsx';

/** A folder with a page in it. */
export const FolderDrawing = () => (
  <Sheet>
    <path
      d="M14 16a5 5 0 0 1 5-5h18l7 8h33a5 5 0 0 1 5 5v8H14z"
      fill={WASH}
      stroke={INK}
      strokeOpacity="0.3"
    />
    <rect x="24" y="18" width="48" height="36" rx="4" fill={WASH} stroke={INK} strokeOpacity="0.4" />
    <Line x={32} y={26} width={24} strong />
    <path d="M10 36h76l-5 25a5 5 0 0 1-5 4H20a5 5 0 0 1-5-4z" fill={WASH} stroke={INK} strokeOpacity="0.5" />
    <rect x="39" y="47" width="18" height="6" rx="3" fill={ACCENT} />
  </Sheet>
);
