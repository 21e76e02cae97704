const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as people read it, e.g. "3 kB" or "1.2 MB", of 1,024 kB each as limits count them.
 * @param locale of its number and unit
 */
export function formatBytes(bytes: number, { locale }: { locale: string }): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: STEPS[step],
    // "12 bytes": the short form is "12 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}
