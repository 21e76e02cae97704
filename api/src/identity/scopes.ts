/** Resources that an API key may be given. */
export const RESOURCES = [
  'forms',
  'submissions',
  'analytics',
  'templates',
  'folders',
  'webhooks',
  'notifications',
] as const;
type Resource = (typeof RESOURCES)[number];

/** What an API key may do with a resource. */
export type Scope = `${Resource}:${'read' | 'write'}`;

/** The scope of an endpoint: of a resource, by the request's method, or a scope of its own. */
export type EndpointScope = Resource | Scope;

const isScope = (scope: EndpointScope): scope is Scope => scope.includes(':');

/** Returns the scope that an API key needs: a resource's `read` for GET, its `write` for all else. */
export const scopeOf = (scope: EndpointScope, method: string): Scope =>
  isScope(scope) ? scope : `${scope}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
