import { t } from '@lingui/core/macro';
import type { SecurityEventItem, SecurityEventType } from '@inlay/api/contract';
import { EVENT_NAMES, FACT_NAMES } from './eventWords.ts';
import type { Tone } from '../../components/StatusBadge.tsx';

/** Tones of events that an administrator should notice; everyday events have none. */
const TONES: Partial<Record<SecurityEventType, Tone>> = {
  dangerous_input_detected: 'bad',
  account_locked: 'bad',
  permission_denied: 'bad',
  database_unavailable: 'bad',
  rate_limit_exceeded: 'attention',
  invalid_form_access: 'attention',
  failed_login_attempt: 'attention',
  captcha_failed: 'attention',
  submission_failed: 'attention',
  files_waiting: 'attention',
  file_quarantined: 'attention',
  successful_login: 'good',
  successful_submission: 'good',
  user_approved: 'good',
  account_unlocked: 'good',
};

/** Types that are not known here are of no concern. */
export const toneOf = (type: string): Tone => TONES[type as SecurityEventType] ?? 'neutral';

/** Returns the name of an event; one that is not known here has its type in words. */
export const nameOfEvent = (type: string): string => nameIn(EVENT_NAMES, type);

const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(names, key) ? names[key] : undefined) ?? inWords(key);

/** "some_new_event" or "newKey" in words: "Some new event", "New key". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything there is to an event beyond its row, in words. */
export function factsOf(event: SecurityEventItem): readonly (readonly [name: string, text: string])[] {
  const facts = Object.entries(event.data).map(
    ([key, value]) => [nameIn(FACT_NAMES, key), print(value)] as const,
  );
  return event.userAgent ? [...facts, [t`Browser`, event.userAgent]] : facts;
}

function print(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
