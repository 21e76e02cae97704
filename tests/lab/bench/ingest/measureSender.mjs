import { findPostmaster, readCpuMs } from '../plainLimit.mjs';
import { runSender } from './runSender.mjs';

/**
 * Sends submissions to a stage, or to a server beside its platform; see `sender.mjs`.
 * @returns what came of it, with the CPU time of server and PostgreSQL for each stored submission, in microseconds.
 */
export async function measureSender(
  { platform, client },
  { url = platform.url, pid = platform.pid, acks = '/dev/null', ...sent },
) {
  const pids = [pid, await findPostmaster(client)];
  const before = await Promise.all(pids.map(readCpuMs));
  const result = await runSender({ ...sent, url, acks });
  const after = await Promise.all(pids.map(readCpuMs));
  const [server, database] = after.map((ms, at) => ((ms - before[at]) * 1_000) / result.stored);
  return { ...result, server, database };
}
