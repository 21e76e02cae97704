import type { buildConnector } from 'undici';
import { choosePublicAddress, type Resolve } from './publicAddress.ts';

interface Guard {
  /** Hosts the operator allows, public or not. */
  allowedHosts: readonly string[];
  resolve: Resolve;
  /** Opens the connection. */
  connect: buildConnector.connector;
}

/** Resolves a name and connects to the address it checked: a second look-up could return another one (T17). */
export function guardedConnect({ allowedHosts, resolve, connect }: Guard): buildConnector.connector {
  return (options, callback) => {
    const { hostname, servername } = options;
    // Undici takes callbacks here, so the result is passed on outside of the promise.
    const open = (address: string): void =>
      connect({ ...options, hostname: address, servername: servername ?? hostname }, callback);
    const fail = (error: Error): void => callback(error, null);
    const address = allowedHosts.includes(hostname)
      ? Promise.resolve(hostname)
      : choosePublicAddress(hostname, resolve);
    void address.then(open, fail);
  };
}
