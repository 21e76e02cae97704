import { Agent, buildConnector } from 'undici';
import type { Config } from '../config/config.ts';
import { guardedConnect } from './guardedConnect.ts';
import type { Resolve } from './publicAddress.ts';

/**
 * Creates an agent for calls to other people's servers. It connects to the address it has checked, which prevents
 * DNS rebinding (T17).
 * @param timeoutMs longest time for connecting, for headers, and between two parts of a body, in ms
 */
export function createGuardedAgent(
  config: Pick<Config, 'allowedHosts'>,
  resolve: Resolve,
  timeoutMs: number,
): Agent {
  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16 * 1024,
    // A reused connection would outlive its check.
    pipelining: 0,
    connect: guardedConnect({
      allowedHosts: config.allowedHosts,
      resolve,
      connect: buildConnector({ timeout: timeoutMs }),
    }),
  });
}
