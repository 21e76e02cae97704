import type { EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from '@inlay/sdk/model';
import { COPIED } from '../../forms/copyWebhooks.ts';
import { parseCondition } from '../../forms/parseCondition.ts';
import { recordFormWork } from '../../forms/recordFormWork.ts';
import type { Config } from '../../platform/config/config.ts';
import { MAX_WEBHOOKS, type SenderChannel } from '../../platform/contract/index.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { assertAlone, changeSettings, eventsOf } from './changeSenders.ts';

/** A sender as a file of a form names it. */
interface NamedSender {
  kind: SenderChannel;
  name: string;
  settings: object;
  condition: Expression | null;
}

interface Placed {
  call: { ctx: AppContext; actor: Actor };
  form: Form;
  senders: readonly NamedSender[];
}

/** Addresses that senders show before their credentials are set. */
const HOMES: Readonly<Record<SenderChannel, string>> = {
  slack: 'https://hooks.slack.com/',
  teams: 'https://logic.azure.com/',
  discord: 'https://discord.com/',
  mattermost: 'https://mattermost.invalid/',
  http: 'https://address.invalid/',
  sheets: 'https://docs.google.com/',
  notion: 'https://www.notion.so/',
  airtable: 'https://airtable.com/',
};

/**
 * Makes senders of a form that it does not have yet, off and without credentials, and sets what those that it has, by
 * their kind and name, are to write (decision 914).
 * @throws {ProblemError} `webhook.limit_reached`, `request.invalid` beside the sender; nothing is placed then.
 */
export async function placeSenders(em: EntityManager, config: Config, placed: Placed): Promise<void> {
  const { form, call, senders } = placed;
  const { id: formId, accountId } = form;
  await lockUntilCommit(em, `webhooks:${accountId}`);
  const there = await em.find(Webhook, { accountId, formId, apiKeyId: null });
  const named = new Set<string>();
  for (const [at, { kind: channel, name, settings, condition: sent }] of senders.entries()) {
    const [found, other] = there.filter((one) => one.channel === channel && one.name === name);
    const key = `${channel} ${name}`;
    if (other || named.has(key))
      throw invalidField(['senders', String(at), 'name'], {
        code: 'taken',
        message: 'Several senders of this kind have this name',
      });
    named.add(key);
    const path = ['senders', String(at), 'condition'];
    const condition = await parseCondition(em, form, sent, path);
    if (found) {
      found.condition = condition ?? null;
      changeSettings(config, found, { settings });
      await assertAlone(em, found);
    } else {
      if (there.length >= MAX_WEBHOOKS) throw new ProblemError('webhook.limit_reached');
      there.push(
        em.create(Webhook, {
          accountId,
          formId,
          channel,
          name,
          settings,
          condition: condition ?? null,
          url: HOMES[channel],
          events: eventsOf(channel, settings),
          payloadVersion: 2,
          isActive: false,
          stoppedReason: COPIED,
        }),
      );
    }
    const action = found ? 'webhook_changed' : 'webhook_added';
    const data = { host: new URL(found?.url ?? HOMES[channel]).host };
    await recordFormWork(em, { ...call, config }, { type: 'sharing_changed', action, form, data });
  }
  await em.flush();
}
