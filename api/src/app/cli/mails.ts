import { type Command, print } from '@inlay/sdk/cli';
import { EMAIL_OPTION, parseEmailOption } from './emailOption.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import type { QueuedMail } from '../../platform/mail/queueMail.ts';
import { withOrm } from './withDatabase.ts';

/** Mails shown: the links of earlier ones have mostly ended. */
const SHOWN = 3;

/** `mails` */
export const mails: Command = {
  name: 'mails',
  summary: 'Shows the mails to an address that wait for a mail server, links included, to be passed on',
  options: { email: EMAIL_OPTION },
  notes: [
    `The newest ${SHOWN}. A link is as good as a password: give it to nobody but the holder of the address.`,
  ],
  async run(context, values) {
    const recipient = parseEmailOption(values);
    return withOrm(context, async ({ orm }) => {
      const waiting = await orm.em
        .fork()
        .find(
          Delivery,
          { channel: 'mail', recipient, state: 'waiting' },
          { orderBy: { id: 'desc' }, limit: SHOWN },
        );
      if (waiting.length === 0) print(context.output, `No mail to ${recipient} waits.`);
      for (const { subject, message, createdAt } of waiting) {
        print(context.output, `${createdAt.toISOString()}  ${subject}\n\n${(message as QueuedMail).text}`);
      }
      return 0;
    });
  },
};
