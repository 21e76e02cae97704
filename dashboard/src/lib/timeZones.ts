import { t } from '@lingui/core/macro';
import { localeOfDates } from './i18n.ts';

/** Stands for no choice: times follow the browser. */
export const BROWSER_ZONE = 'browser';

interface ZoneOption {
  value: string;
  label: string;
}

const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Returns every zone to choose from, the browser's first. Includes a stored one that this browser does not
 * list.
 */
export function timeZoneOptions(
  stored: string | null,
  zones: readonly string[] = Intl.supportedValuesOf('timeZone'),
  own: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): ZoneOption[] {
  const named = [...new Set([...zones, 'UTC', ...(stored ? [stored] : [])])].sort();
  return [
    { value: BROWSER_ZONE, label: t`Browser’s own (${labelOf(own)})` },
    ...named.map((zone) => ({ value: zone, label: labelOf(zone) })),
  ];
}

/** Formats a time in a zone; `null` = the browser's zone, empty in an unknown one. */
export function timeIn(zone: string | null, time: Date): string {
  try {
    return new Intl.DateTimeFormat(localeOfDates, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(zone && { timeZone: zone }),
    }).format(time);
  } catch {
    return '';
  }
}
