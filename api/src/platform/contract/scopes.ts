/** Resources that an API key can be granted. */
export const RESOURCES = [
  'forms',
  'submissions',
  'analytics',
  'templates',
  'folders',
  'webhooks',
  'notifications',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** A right of an API key to a resource. */
export type Scope = `${Resource}:${'read' | 'write'}`;

/** Every scope, in the order of the resources. */
export const SCOPES = RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`] as const);
