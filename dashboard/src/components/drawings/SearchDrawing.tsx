import { ACCENT, Line, Sheet, WASH } from './parts.tsx';

/** A list under a magnifying glass. */
export const SearchDrawing = () => (
  <Sheet>
    <rect x="8" y="12" width="64" height="48" rx="8" fill={WASH} />
    <Line x={18} y={24} width={32} strong />
    <Line x={18} y={38} width={24} />
    <circle cx="64" cy="42" r="14" fill={WASH} stroke={ACCENT} strokeWidth="4" />
    <path d="m74 52 10 10" stroke={ACCENT} strokeWidth="5" strokeLinecap="round" />
  </Sheet>
);
