/** The logo: a square set flush into the corner of another. One colour on dark. */
export function Logo({ size = 32 }: { size?: 16 | 32 | 180 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--inlay-text)" />
      <path d="M16 16h16v8a8 8 0 0 1-8 8h-8z" fill="var(--inlay-accent)" />
    </svg>
  );
}
