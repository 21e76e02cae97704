/** What a vendor's incoming webhook answers, and which fault each of its refusals is (decision 862). */
interface Vendor {
  path: string;
  taken: readonly [status: number, text: string];
  refusals: readonly {
    answer: readonly [status: number, text: string];
    /** The start of the reason that a paused sender has; null for a message that alone was refused, or is tried again. */
    pauses: string | null;
  }[];
}

const WITHDRAWN = 'The receiver no longer accepts the credentials';
const GONE = 'The place that it writes to was deleted';
const FORBIDDEN = 'The receiver does not allow it';

/** The answers as their documentation has them. */
export const VENDORS = {
  slack: {
    path: '/services/T000/B000/secretsecret',
    taken: [200, 'ok'],
    refusals: [
      { answer: [403, 'invalid_token'], pauses: WITHDRAWN },
      { answer: [404, 'no_service'], pauses: WITHDRAWN },
      { answer: [404, 'channel_not_found'], pauses: GONE },
      { answer: [410, 'channel_is_archived'], pauses: GONE },
      { answer: [403, 'action_prohibited'], pauses: FORBIDDEN },
      { answer: [400, 'invalid_payload'], pauses: null },
      { answer: [500, 'rollup_error'], pauses: null },
    ],
  },
  teams: {
    path: '/workflows/0123/triggers/manual/paths/invoke?sig=secretsecret',
    taken: [202, ''],
    refusals: [
      { answer: [401, '{"error":{"code":"DirectApiAuthorizationRequired"}}'], pauses: WITHDRAWN },
      { answer: [404, '{"error":{"code":"WorkflowNotFound"}}'], pauses: GONE },
      { answer: [400, '{"error":{"code":"WorkflowTriggerIsNotEnabled"}}'], pauses: FORBIDDEN },
      { answer: [413, '{"error":{"code":"RequestEntityTooLarge"}}'], pauses: null },
    ],
  },
  discord: {
    path: '/api/webhooks/0123/secretsecret',
    taken: [200, '{"id":"1"}'],
    refusals: [
      { answer: [404, '{"message":"Unknown Webhook","code":10015}'], pauses: WITHDRAWN },
      { answer: [401, '{"message":"Invalid Webhook Token","code":50027}'], pauses: WITHDRAWN },
      { answer: [404, '{"message":"Unknown Channel","code":10003}'], pauses: GONE },
      { answer: [403, '{"message":"Missing Permissions","code":50013}'], pauses: FORBIDDEN },
      { answer: [400, '{"message":"Invalid Form Body","code":50035}'], pauses: null },
    ],
  },
  mattermost: {
    path: '/hooks/secretsecretsecretsecretse',
    taken: [200, 'ok'],
    refusals: [
      { answer: [400, '{"id":"web.incoming_webhook.invalid.app_error"}'], pauses: WITHDRAWN },
      { answer: [404, '{"id":"web.incoming_webhook.channel.app_error"}'], pauses: GONE },
      { answer: [403, '{"id":"web.incoming_webhook.permissions.app_error"}'], pauses: FORBIDDEN },
      { answer: [501, '{"id":"web.incoming_webhook.disabled.app_error"}'], pauses: FORBIDDEN },
    ],
  },
  http: {
    path: '/items?key=secretsecret',
    taken: [201, '{}'],
    refusals: [
      { answer: [401, ''], pauses: WITHDRAWN },
      { answer: [404, ''], pauses: GONE },
      { answer: [403, ''], pauses: FORBIDDEN },
      { answer: [422, ''], pauses: null },
    ],
  },
} as const satisfies Record<string, Vendor>;
