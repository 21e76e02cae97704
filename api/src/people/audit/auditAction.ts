import {
  AUDIT_ACTIONS,
  AUDIT_EVENTS,
  type AuditAction,
  type AuditEventType,
  type AuditKind,
} from '../../platform/contract/index.ts';
import type { SecurityEvent } from '../../platform/entities/securityEvent.entity.ts';

const KINDS = Object.keys(AUDIT_EVENTS) as AuditKind[];

/** Returns the types of events of one kind, or of all. */
export const typesOf = (kind: AuditKind | undefined): AuditEventType[] =>
  (kind ? [kind] : KINDS).flatMap((one) => [...AUDIT_EVENTS[one]]);

/** Returns the kind of an event that `typesOf` names. */
export const kindOf = ({ eventType }: Pick<SecurityEvent, 'eventType'>): AuditKind =>
  KINDS.find((kind) => (AUDIT_EVENTS[kind] as readonly string[]).includes(eventType)) ?? 'people';

/** Actions whose events have other words for them, by type and word. */
const NAMES: Readonly<Record<string, AuditAction>> = {
  'api_key_changed made': 'key_made',
  'api_key_changed ended': 'key_ended',
  'shared_results_changed shared': 'results_shared',
  'shared_results_changed changed': 'results_changed',
  'shared_results_changed renewed': 'results_renewed',
  'shared_results_changed ended': 'results_ended',
  'admin_access assignment': 'user_assigned',
  'admin_access client_assignment': 'client_assigned',
  submissions_exported: 'exported',
  files_downloaded: 'files_downloaded',
  audit_log_exported: 'audit_log_exported',
  submission_opened: 'submission_opened',
};

/** What an assignment is that names nobody. */
const TAKEN_BACK: Partial<Record<AuditAction, AuditAction>> = {
  user_assigned: 'user_unassigned',
  client_assigned: 'client_unassigned',
};

/** Returns what an event says was done. */
export function actionOf({
  eventType,
  eventData: { action, to },
}: Pick<SecurityEvent, 'eventType' | 'eventData'>): AuditAction {
  const word = typeof action === 'string' ? action : '';
  const named = NAMES[`${eventType} ${word}`.trim()] ?? AUDIT_ACTIONS.find((one) => one === word) ?? 'other';
  return (to === null && TAKEN_BACK[named]) || named;
}
