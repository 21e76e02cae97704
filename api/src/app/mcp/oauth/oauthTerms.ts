import type { Scope } from '../../../platform/contract/index.ts';
import { MCP_PATH } from '../mcpPath.ts';

/** Where the OAuth server answers. */
export const OAUTH_PATH = '/api/oauth';

/** Rights that a person can give an assistant: those that its tools need. */
export const CONNECTION_SCOPES = [
  'forms:read',
  'forms:write',
  'submissions:read',
  'webhooks:read',
] as const satisfies readonly Scope[];
export type ConnectionScope = (typeof CONNECTION_SCOPES)[number];

/** The server of assistants, as tokens name it (RFC 8707). */
export const resourceOf = (publicUrl: string): string => new URL(MCP_PATH, publicUrl).href;

/** Reads the scopes of a request: what is not known is left out; what asks for nothing known asks for everything. */
export function readScopes(asked: string | null): ConnectionScope[] {
  const names = new Set((asked ?? '').split(/\s+/));
  const known = CONNECTION_SCOPES.filter((scope) => names.has(scope));
  return known.length > 0 ? known : [...CONNECTION_SCOPES];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address is of a program on the person's own device. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/** Whether codes may be sent to a callback: over plain HTTP only on the person's own device (OAuth 2.1, 2.3.1). */
export function isSafeCallback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol !== 'http:' || isLoopback(url));
}
