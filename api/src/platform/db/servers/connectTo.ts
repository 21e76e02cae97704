import { callbackify } from 'node:util';
import pg from 'pg';
import { READ_ONLY } from '../dropReadOnly.ts';
import { getAddresses } from '../../config/databaseAddresses.ts';
import { ServerChoice } from './serverChoice.ts';

/** Errors after which a server is not taken for the right one: read-only, shut down, crashed, starting. */
const DOUBTFUL = new Set([READ_ONLY, '57P01', '57P02', '57P03']);

/** The choices of this process by connection string: its pools and listeners move to another server together. */
const choices = new Map<string, ServerChoice>();

/**
 * Options of node-postgres for a connection string, which may name several hosts.
 * @param Base the kind of connection.
 */
export function connectTo(
  connectionString: string,
  Base: typeof pg.Client = pg.Client,
): { connectionString: string; Client: typeof pg.Client } {
  const { addresses, session } = getAddresses(connectionString);
  if (addresses.length === 1 && session === null) return { connectionString, Client: Base };
  let choice = choices.get(connectionString);
  if (!choice) choices.set(connectionString, (choice = new ServerChoice(addresses, session ?? 'any')));
  return { connectionString: addresses[0], Client: createChoosingClass(choice, Base) };
}

/** Creates a connection of its own, outside a pool. */
export function createClient(connectionString: string, options: pg.ClientConfig): pg.Client {
  const { Client, ...address } = connectTo(connectionString);
  return new Client({ ...address, ...options });
}

/** A kind of connection that goes to the chosen server. */
const createChoosingClass = (choice: ServerChoice, Base: typeof pg.Client): typeof pg.Client =>
  class extends Base {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const opened = this.#open();
      if (!callback) return opened;
      callbackify(() => opened)(callback);
    }

    async #open(): Promise<this> {
      const server = await choice.choose();
      this.host = server.host;
      this.port = server.port;
      const doubt = (): void => choice.doubt(server);
      this.on('error', doubt);
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code && DOUBTFUL.has(code)) doubt();
      });
      try {
        await super.connect();
        choice.keep(this, server);
        await choice.assertFits(this);
      } catch (error) {
        doubt();
        void super.end().catch(() => undefined);
        throw error;
      }
      return this;
    }
  };
