import { createRequire } from 'node:module';
import pg from 'pg';
import { vi } from 'vitest';

/** The ORM brings a driver of its own. */
const apiRequire = createRequire(new URL('../../../api/package.json', import.meta.url));
const ormRequire = createRequire(apiRequire.resolve('@mikro-orm/postgresql'));
const DRIVERS = [pg, ormRequire('pg') as typeof pg];

/** What timers send, and what follows an answer, may come at any moment: it belongs to no work. */
const AT_ANY_MOMENT = /pg_notify|security_events|index_submissions|update user_sessions|^select 1$/;

/** The texts of all statements that the application sends while `work` runs, and for it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spies = DRIVERS.map((driver) => vi.spyOn(driver.Client.prototype, 'query'));
  try {
    await work();
    const calls = spies.flatMap(({ mock }) => mock.calls);
    const sent = calls.map(([one]: unknown[]) => one as string | { text: string });
    const texts = sent.map((one) => (typeof one === 'string' ? one : one.text));
    return [...new Set(texts)].filter(
      (text) => /^\s*(?:select|with|insert|update)/.test(text) && !AT_ANY_MOMENT.test(text),
    );
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
