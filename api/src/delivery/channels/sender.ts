import type { Config } from '../../platform/config/config.ts';
import type { SenderChannel, WebhookEventType } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';
import type { Text } from '../../platform/texts/translate.ts';
import type { CallChannel, ChannelDeps, Outcome } from './channel.ts';
import { loadParcels, type Parcel } from './parcel.ts';

/** What the log keeps of a sender's message: the request as it was sent, without secrets. */
export interface SentMessage {
  request?: string;
}

/** A sender with what its credentials are sealed for. */
export interface OpenSender<Settings, Credentials> extends Pick<Webhook, 'id' | 'accountId' | 'columns'> {
  /** Its address without secrets, as the log and the screen show it. */
  address: string;
  settings: Settings;
  credentials: Credentials;
}

/** What the channel of a sender says of itself; `createSender` makes the channel of it. */
interface SenderDefinition<Settings, Credentials> {
  readonly kind: SenderChannel;
  /** Most deliveries that `send` takes at once: more than one where a receiver takes rows together. */
  readonly most: number;
  /** What it tells of; by default of submissions, and of edits where its settings say so. */
  readonly events?: readonly WebhookEventType[];
  /** Whether it says what an edit has changed. */
  readonly namesEdits?: boolean;
  /** Whether two senders of an account would disturb each other at the same address. */
  readonly isAlone?: boolean;
  /** Whether a message can arrive twice when its answer was lost: the receiver cannot tell a repetition. */
  readonly canRepeat: boolean;
  /**
   * Checks what its owner has entered.
   * @returns the address to show, and what to show of each credential: ends of them (`hideSecret`).
   * @throws {ProblemError} `request.invalid` beside the field.
   */
  check(
    config: Config,
    entered: { settings: Settings; credentials: Credentials },
  ): { address: string; hints: Record<string, string> };
  /**
   * Makes one attempt at the deliveries that are next, oldest first.
   * @returns what came of each, in their order.
   */
  send(
    deps: ChannelDeps,
    sender: OpenSender<Settings, Credentials>,
    parcels: readonly Parcel[],
  ): Promise<readonly Outcome[]>;
}

/** A channel with settings and credentials of its own, whose deliveries go in order (decision 862). */
export interface Sender<Settings = object, Credentials = object>
  extends SenderDefinition<Settings, Credentials>, Omit<CallChannel<SentMessage>, 'kind' | 'canRepeat'> {
  readonly kind: SenderChannel;
}

const IS_OFF: Text = 'The sender is switched off';

/** Makes a channel of what a sender says of itself. */
export const createSender = <Settings extends object, Credentials extends object>(
  definition: SenderDefinition<Settings, Credentials>,
): Sender<Settings, Credentials> => ({
  ...definition,
  queue: 'calls',
  triesForMs: 0,
  keepsMessage: true,
  isOrdered: true,
  isOff: IS_OFF,
  stopped: {
    subject: 'A sender was paused: {title}',
    text: 'Submissions of “{title}” are no longer sent to {address}.',
    advice: 'Nothing is lost: what is missing waits, and is sent in order once you press Go on.',
    action: 'View senders',
  },
  // Written when it is sent.
  write: () => ({}),
  print: ({ request }) => request ?? null,

  /** A test: it passes those that wait, is tried once, and pauses nothing. */
  async attempt(deps, delivery, { webhook }) {
    const parcels = await inTransaction(deps.orm, (em) => loadParcels(em, deps.config, [delivery]));
    const [outcome] = await definition.send(deps, openSender(deps.config, webhook), parcels);
    if (!outcome || outcome.result !== 'failed') return outcome ?? { result: 'later', waitMs: null };
    const { stops: _stops, ...failed } = outcome;
    return { ...failed, isFinal: true };
  },
});

/** Opens the credentials of a sender. */
export const openSender = <Settings, Credentials>(
  { secret }: Pick<Config, 'secret'>,
  { id, accountId, columns, url: address, settings, credentials }: Webhook,
): OpenSender<Settings, Credentials> => ({
  id,
  accountId,
  columns,
  address,
  settings: settings as Settings,
  // A copy has none until they are set.
  credentials: (credentials
    ? JSON.parse(openSecret(credentials, secret, { purpose: 'sender', id }))
    : {}) as Credentials,
});

/** Seals the credentials of a sender for the database. */
export const sealCredentials = (
  { secret }: Pick<Config, 'secret'>,
  { id, credentials }: { id: string; credentials: object },
): string => sealSecret(JSON.stringify(credentials), secret, { purpose: 'sender', id });
