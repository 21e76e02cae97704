import type { buildConnector } from 'undici';
import { choosePublicAddress, type Resolve } from './publicAddress.ts';

interface Guard {
  /** Hosts that the operator allows, public or not. */
  allowedHosts: readonly string[];
  resolve: Resolve;
  /** Opens the connection itself. */
  connect: buildConnector.connector;
}

/**
 * Resolves a name itself, and connects to the very address that was checked: asked a second time, the
 * name could lead somewhere else (T17).
 */
export function guardedConnect({ allowedHosts, resolve, connect }: Guard): buildConnector.connector {
  return (options, callback) => {
    const { hostname, servername } = options;
    // Undici speaks in callbacks here: what was found is handed on outside of the promise.
    const open = (address: string): void =>
      connect({ ...options, hostname: address, servername: servername ?? hostname }, callback);
    const fail = (error: Error): void => callback(error, null);
    const address = allowedHosts.includes(hostname)
      ? Promise.resolve(hostname)
      : choosePublicAddress(hostname, resolve);
    void address.then(open, fail);
  };
}
