import { getHook, listHooks, presentHook, sampleOf, subscribe } from '../../../delivery/webhooks/hooks.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { operation } from '../operation.ts';
import { wholeList } from '../paging.ts';
import * as v1 from '../schemas/index.ts';

const own = { scope: 'webhooks', keeps: 'answers' } as const;
const oneHook = { of: [], own, params: v1.hookParamsSchema, missing: 'webhook.not_found' } as const;

/** Operations by which a program subscribes to events (REST hooks). */
export const HOOKS = [
  operation({
    route: 'GET /hooks',
    id: 'listHooks',
    summary: 'List hooks',
    description: 'Lists the hooks that this key has subscribed, oldest first. Secrets are not shown.',
    of: [],
    own,
    response: v1.hookPageSchema,
    run: ({ deps, actor }) => inTransaction(deps.orm, async (em) => wholeList(await listHooks(em, actor))),
  }),
  operation({
    route: 'POST /hooks',
    id: 'subscribeHook',
    summary: 'Subscribe to an event',
    description:
      'Has a target called for one event of a form, or of every form of the account, signed with a secret that only this answer shows (docs/webhooks.md). The hook has the rights of this key: it is told of the forms and answers that the key may see, and is turned off when the key ends. A target that answers 410 is not called again. Every form takes a key without limits of somebody who manages the account.',
    of: [],
    own,
    body: v1.createHookRequestSchema,
    response: v1.hookWithSecretSchema,
    status: 201,
    answerHeaders: ['Location'],
    problems: ['form.not_found', 'webhook.limit_reached'],
    async run({ deps, actor, body: { target, ...subscription }, set }) {
      const { hook, secret } = await inTransaction(deps.orm, (em) =>
        subscribe(em, deps.config, { actor, subscription, target }),
      );
      set({ Location: `/api/v1/hooks/${hook.id}` });
      return { ...hook, secret };
    },
  }),
  operation({
    route: 'GET /hooks/sample',
    id: 'getHookSample',
    summary: 'Get a sample of an event',
    description:
      'Returns the body that a hook would be called with, without calling anything: of the newest submission of the form, or where there is none, or the key may not read submissions, made up from what the form asks. Without a form it is about the newest one.',
    of: [],
    own,
    query: v1.hookSampleQuerySchema,
    response: v1.hookSampleSchema,
    problems: ['form.not_found'],
    async run({ deps, ctx, actor, query: { event, formId = null } }) {
      const principal = await ctx.state.caller.identify();
      const mayRead = principal?.kind === 'apiKey' && principal.scopes.has('submissions:read');
      const subscription = { event, formId };
      return inTransaction(deps.orm, (em) => sampleOf(em, deps.config, { actor, subscription, mayRead }));
    },
  }),
  operation({
    route: 'GET /hooks/:hookId',
    id: 'getHook',
    summary: 'Get a hook',
    description: 'Returns a hook that this key has subscribed, and why it was turned off.',
    ...oneHook,
    response: v1.hookSchema,
    run: ({ deps, actor, params }) =>
      inTransaction(deps.orm, async (em) => presentHook(await getHook(em, actor, params.hookId))),
  }),
  operation({
    route: 'DELETE /hooks/:hookId',
    id: 'unsubscribeHook',
    summary: 'Unsubscribe a hook',
    description: 'Deletes a hook that this key has subscribed. Calls of it that wait are not made.',
    ...oneHook,
    run: ({ deps, actor, params }) =>
      inTransaction(deps.orm, async (em) => {
        await em.remove(await getHook(em, actor, params.hookId)).flush();
      }),
  }),
];
