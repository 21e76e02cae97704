import { ACCENT, Line, Sheet, WASH } from './parts.tsx';

/** A page with a few lines. */
export const ListDrawing = () => (
  <Sheet>
    <rect x="8" y="8" width="80" height="56" rx="8" fill={WASH} />
    <Line x={20} y={20} width={40} strong />
    <Line x={20} y={34} width={56} />
    <rect x="20" y="48" width="24" height="8" rx="4" fill={ACCENT} />
  </Sheet>
);
