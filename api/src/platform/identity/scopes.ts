import type { Resource, Scope } from '../contract/index.ts';

/** Scope of an endpoint: a resource, by the request's method, or an explicit scope. */
export type EndpointScope = Resource | Scope;

const isScope = (scope: EndpointScope): scope is Scope => scope.includes(':');

/** Returns the scope that an API key needs: a resource's `read` for GET, its `write` for all else. */
export const scopeOf = (scope: EndpointScope, method: string): Scope =>
  isScope(scope) ? scope : `${scope}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
