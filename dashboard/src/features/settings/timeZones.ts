import { t } from '@lingui/core/macro';

/** Stands for no choice: times follow the browser. */
export const BROWSER_ZONE = 'browser';

interface ZoneOption {
  value: string;
  label: string;
}

const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/** Every zone to choose from, the browser's own first. A stored one this browser does not list stays a choice. */
export function timeZoneOptions(
  stored: string | null,
  zones: readonly string[] = Intl.supportedValuesOf('timeZone'),
  own: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): ZoneOption[] {
  const named = [...new Set([...zones, 'UTC', ...(stored ? [stored] : [])])].sort();
  return [
    { value: BROWSER_ZONE, label: t`Browser's own (${labelOf(own)})` },
    ...named.map((zone) => ({ value: zone, label: labelOf(zone) })),
  ];
}

/** How a time reads in a zone; `null` in the browser's own, empty in one the browser does not know. */
export function timeIn(zone: string | null, at: Date): string {
  try {
    return new Intl.DateTimeFormat(undefined, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(zone && { timeZone: zone }),
    }).format(at);
  } catch {
    return '';
  }
}
