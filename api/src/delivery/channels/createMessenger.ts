import type { Config } from '../../platform/config/config.ts';
import type { SenderChannel } from '../../platform/contract/index.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { callSender } from './callSender.ts';
import type { Outcome } from './channel.ts';
import { checkHookAddress } from './hookAddress.ts';
import { composeMessage, type MessageText } from './message.ts';
import { createSender, type Sender } from './sender.ts';
import type { CallAnswer } from './webhookClient.ts';

/** The settings of a messenger. */
export interface MessengerSettings {
  fields: string[] | null;
}
/** The credentials of a messenger. */
export interface MessengerCredentials {
  url: string;
}

/** How a vendor's incoming webhook is spoken to. */
interface Messenger {
  kind: SenderChannel;
  /** Which addresses are the vendor's; absent where anybody may run the receiver. */
  vendor?: { isOfVendor(url: URL): boolean; message: Text };
  /** Returns the JSON of a message in which nothing that a visitor typed acts. */
  write(message: MessageText): object;
  /** Says what an answer means. */
  read(answer: CallAnswer): Outcome;
  /** Returns the address that is called, such as with a query that asks for an answer. */
  addressOf?(url: string): string;
}

/** Makes a channel that posts one message about each submission to an incoming webhook. */
export const createMessenger = ({
  kind,
  vendor,
  write,
  read,
  addressOf = (url) => url,
}: Messenger): Sender<MessengerSettings, MessengerCredentials> =>
  createSender<MessengerSettings, MessengerCredentials>({
    kind,
    most: 1,
    canRepeat: true,
    namesEdits: true,
    check: (config: Config, { credentials }) => checkHookAddress(config, credentials.url, vendor),
    send: (deps, { address, settings, credentials }, parcels) =>
      Promise.all(
        parcels.map((parcel) => {
          const body = JSON.stringify(write(composeMessage(parcel, settings.fields)));
          // Without its charset, Teams counts two bytes for each letter.
          const headers = { 'content-type': 'application/json; charset=utf-8' };
          const call = { url: addressOf(credentials.url), headers, body, shown: { address } };
          return callSender(deps, call, credentials, read);
        }),
      ),
  });
