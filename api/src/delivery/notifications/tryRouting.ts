import type { EntityManager } from '@mikro-orm/postgresql';
import {
  findCaptcha,
  isSpent,
  labelsOf,
  logicTree,
  planForm,
  printDescription,
  settleAnswers,
  type FormDefinition,
} from '@inlay/sdk/model';
import { findRecipients } from '../../people/recipients/findRecipients.ts';
import type { TriedRoute } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { createJudge, isMet, type Judge } from '../../submissions/judgeCondition.ts';
import { listReplies } from './autoReply.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';

/** Answers to a form that is being edited. */
interface Tried {
  definition: FormDefinition;
  answers: Readonly<Record<string, unknown>>;
  today: string;
}

/** Lists whom a submission would be told to, and whom not, by what decides it for a stored one. Sends nothing. */
export async function tryRouting(em: EntityManager, form: Form, given: Tried): Promise<TriedRoute[]> {
  const settled = settleTried(given);
  const judge = createJudge(given.definition, settled);
  // What was not asked is not stored.
  const asked = Object.entries(given.answers).filter(([id]) => !settled?.items.isHidden(id));
  const tried = { ...given, answers: Object.fromEntries(asked) };
  const recipients = await findRecipients(em, form);
  const { id: formId, accountId } = form;
  const webhooks = await em.find(
    Webhook,
    {
      accountId,
      isActive: true,
      events: { $contains: ['form.submitted'] },
      $or: [{ formId }, { formId: null }],
    },
    { orderBy: { id: 'asc' } },
  );
  return [
    ...recipients.map(({ email: name, condition }) => routeOf(judge, { kind: 'recipient', name, condition })),
    ...routesOfAnswered(form, tried, judge),
    ...routesOfReply(form, tried, judge),
    ...webhooks.map((webhook) =>
      routeOf(judge, {
        kind: webhook.channel,
        name: nameOf(webhook),
        condition: webhook.condition ?? null,
      }),
    ),
  ];
}

/** The rest of the address of an account's webhook belongs to those who manage the account. */
const nameOf = ({ name, url, formId }: Webhook): string => name || (formId ? url : new URL(url).host);

/** Settles the tried answers; null where the form's logic has a circle, or takes too much work. */
function settleTried({ definition, answers, today }: Tried) {
  const plan = planForm(logicTree(definition));
  if ('circle' in plan) return null;
  const settled = settleAnswers(definition, plan, { answers, today });
  return isSpent(settled) ? null : settled;
}

/** Judges one route; `to` is the answered address that it goes to, where it goes to one. */
function routeOf(
  judge: Judge,
  route: Pick<TriedRoute, 'kind' | 'name' | 'condition'> & {
    to?: string | null;
    hindrance?: TriedRoute['reason'];
  },
): TriedRoute {
  const { to = null, hindrance = null, ...rest } = route;
  const verdict = route.condition ? judge(route.condition) : 'met';
  const reason = verdict === 'met' ? hindrance : verdict;
  return { ...rest, to, isTold: reason === null, reason };
}

function routesOfAnswered(form: Form, tried: Tried, judge: Judge): TriedRoute[] {
  const labels = labelsOf(tried.definition);
  return (form.answeredRecipients ?? []).map(({ field, condition }) => {
    const name = printDescription(labels.item(field));
    return routeOf(judge, { kind: 'answered', name, condition, ...addressOf(tried, field) });
  });
}

function routesOfReply({ autoReply }: Form, tried: Tried, judge: Judge): TriedRoute[] {
  const replies = autoReply?.isOn ? listReplies(autoReply) : [];
  const chosen = replies.findIndex(({ condition }) => isMet(judge, condition));
  return replies.map(({ subject: name, condition, to: field }, at) => {
    const { to, hindrance } = addressOf(tried, field);
    const reason = at === chosen ? hindrance : ('other_reply' as const);
    return routeOf(judge, { kind: 'reply', name, condition, to, hindrance: reason });
  });
}

/** The address in a field, or the first one, and why it would get no mail: others than the owner need a proof (T22). */
function addressOf({ definition, answers }: Tried, field: string | undefined) {
  const found = findVisitorAddress(definition, { answers }, field === undefined ? null : [field]);
  if (!found) return { to: null, hindrance: 'no_address' as const };
  return {
    to: found.to,
    hindrance: found.isProven || findCaptcha(definition) ? null : ('no_captcha' as const),
  };
}
