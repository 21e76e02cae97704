import pg from 'pg';
import type { RowPrincipal } from '../../process/rowPrincipal.ts';

/** Sets the principal until the end of the transaction, which is that of one statement where none was begun. */
const SET = `select set_config('app.principal', $1, true)`;
/** Its name, as a prepared statement of each connection. */
const SET_NAME = 'inlay_principal';

/** The same as text, for statements in the simple protocol. */
export const setText = (principal: RowPrincipal): string =>
  `select set_config('app.principal', ${pg.escapeLiteral(principal)}, true)`;

/** The driver's connection, with what its types leave out. */
type Wire = pg.Connection & {
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: string[] }): void;
  execute(portal: { portal: string }): void;
  submittedNamedStatements: Record<string, string>;
};

/** The members of the driver's query that are overridden, which its types leave out. */
interface DriverQuery {
  text: string;
  name: string | undefined;
  requiresPreparation(): boolean;
  prepare(connection: Wire): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}

const Driver = pg.Query as unknown as new (
  config: pg.QueryConfig | string,
  values?: unknown,
  callback?: unknown,
) => pg.Query & DriverQuery;

/** Connections on which the server knows `SET_NAME`. */
const prepared = new WeakSet<Wire>();

/** What a principal's query is told of its connection. */
interface Prefix {
  principal: RowPrincipal;
  /** Whether the server keeps prepared statements for this connection. */
  keepsStatements: boolean;
}

/**
 * A statement with its principal before it: both are sent in one message to one implicit transaction, so the setting costs
 * no round trip and ends with the statement, also behind a pooler. Its answer is read past.
 */
export class PrincipalQuery extends Driver {
  readonly #prefix: Prefix;
  #name: string | undefined;
  /** Whether the answer to the setting is still to come. */
  #isAwaiting = false;
  /** Whether this query has the setting prepared. */
  #isPreparing = false;

  constructor(prefix: Prefix, sent: readonly unknown[]) {
    const [config, values, callback] = sent as [pg.QueryConfig | string, unknown, unknown];
    super(config, values, callback);
    this.#prefix = prefix;
    this.#name = typeof config === 'string' ? undefined : config.name;
  }

  /** The driver notes by this name what was parsed; the setting is not this statement. */
  override get name(): string | undefined {
    return this.#isAwaiting ? undefined : this.#name;
  }

  override set name(name: string | undefined) {
    // Called by the driver's constructor, before there is a place for it.
    if (#name in this) this.#name = name;
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as Wire;
    if (!super.requiresPreparation()) this.text = `${setText(this.#prefix.principal)};${this.text}`;
    const failure = (Driver.prototype.submit as (connection: Wire) => Error | null).call(this, wire);
    this.#isAwaiting = true;
    return failure as unknown as void;
  };

  override prepare(connection: Wire): void {
    const { principal, keepsStatements } = this.#prefix;
    const name = keepsStatements ? SET_NAME : '';
    this.#isPreparing = keepsStatements && !prepared.has(connection);
    if (!keepsStatements || this.#isPreparing) connection.parse({ name, text: SET });
    if (this.#isPreparing) prepared.add(connection);
    connection.bind({ statement: name, values: [principal] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleRowDescription(message: object): void {
    if (!this.#isAwaiting) super.handleRowDescription(message);
  }

  override handleDataRow(message: object): void {
    if (!this.#isAwaiting) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#isAwaiting) this.#isAwaiting = false;
    else super.handleCommandComplete(message, connection);
  }

  override handleError(error: Error, connection: Wire): void {
    // In a failed transaction: the statement was not parsed, nor the setting.
    if (this.#isAwaiting) {
      this.#isAwaiting = false;
      if (this.#isPreparing) prepared.delete(connection);
      if (this.#name) delete connection.submittedNamedStatements[this.#name];
    }
    super.handleError(error, connection);
  }
}
