import { createClient } from '../servers/connectTo.ts';
import { clientTimeouts } from '../timeouts.ts';

/** Whether any policy of rows is switched on: asked at each start, which loads no more where none is. */
export async function hasPolicies(address: string): Promise<boolean> {
  const client = createClient(address, clientTimeouts());
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace limit 1`,
    );
    return rows.length > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
