import { flushCompileCache } from 'node:module';
import { createDeps } from '../../../api/src/app/createDeps.ts';
import type { Config } from '../../../api/src/platform/config/config.ts';
import { startWorker } from '../../../api/src/app/startWorker.ts';
import { createLogger } from '../../../api/src/platform/logging/logger.ts';

// A process that is killed would keep nothing, and the next one would compile the sources again.
flushCompileCache();

// A worker process for tests that kill it; its parent sends the database's address.
process.once('message', (input: { config: Config; connectionString: string }) => {
  const start = async (): Promise<void> => {
    const { config, connectionString } = input;
    const { deps } = await createDeps(config, createLogger('silent'), {
      connectionString,
      pooler: null,
      readPooler: null,
    });
    await startWorker(deps);
    process.send?.('ready');
  };
  void start();
});
