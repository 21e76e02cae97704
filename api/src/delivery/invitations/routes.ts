import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  formIdParamsSchema,
  invitationListSchema,
  invitedListSchema,
  invitedParamsSchema,
  invitedPeopleSchema,
  invitedQuerySchema,
  invitePeopleRequestSchema,
  MAX_INVITED_TEXT,
  remindedSchema,
  remindRequestSchema,
  saveInvitationListRequestSchema,
  type InvitationListView,
} from '../../platform/contract/index.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import { assertCan } from '../../forms/policy.ts';
import { getPublishing } from '../../forms/publishing/publishing.ts';
import { recordFormWork } from '../../forms/recordFormWork.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import { guard } from '../../platform/http/guard.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findList, getList, presentList, removeList, saveList } from './list.ts';
import { countPeople, invitePeople, listPeople, remindPeople, removePerson, writeLinks } from './people.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

const ofList = { ...oneForm, problems: ['access.denied', 'invitations.none'] } as const;

/** Limits of a body with a list of people. */
const LIST_BODY_LIMITS = { bytes: 4 * MAX_INVITED_TEXT, depth: 4, keys: 20 };

const NOBODY = { people: 0, mailed: 0, answered: 0, stopped: 0, failed: 0 };

interface Deps {
  config: Config;
  orm: MikroORM;
}

/** Writes into the audit log that people were invited, without their addresses. */
const record = (
  em: EntityManager,
  call: { ctx: AppContext; actor: Actor; config: Config },
  form: Form,
  data: Record<string, unknown> = {},
): Promise<void> =>
  recordFormWork(em, call, { type: 'sharing_changed', action: 'people_invited', form, data });

/** Routes of the people who are invited to a form, for those who may share it. */
export function formInvitationsRouter(deps: Deps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/invitations' });

  const present = async (em: EntityManager, form: Form): Promise<InvitationListView> => {
    const list = await findList(em, form);
    const counts = list ? await countPeople(em, config, list) : NOBODY;
    return { ...(await presentList(em, form)), counts };
  };

  router.get(
    '/',
    guard({ ...oneForm, response: invitationListSchema }, async ({ actor, params }) =>
      withSharedForm(orm, actor, params.formId, present),
    ),
  );

  router.put(
    '/',
    guard(
      { ...oneForm, body: saveInvitationListRequestSchema, response: invitationListSchema },
      async ({ ctx, actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, async (em, form) => {
          // Who may answer at all is what visitors see.
          if (body.isOnly !== undefined) assertCan(actor, 'activate', form);
          await saveList(em, { form, changes: body });
          await record(em, { ctx, actor, config }, form);
          return present(em, form);
        }),
    ),
  );

  router.delete(
    '/',
    guard(oneForm, async ({ ctx, actor, params }) =>
      withSharedForm(orm, actor, params.formId, async (em, form) => {
        if ((await getPublishing(em, form)).invitations === 'only') assertCan(actor, 'activate', form);
        await removeList(em, form);
        await record(em, { ctx, actor, config }, form);
      }),
    ),
  );

  addPeopleRoutes(router, deps);
  return router;
}

/** Adds the routes of single people. */
function addPeopleRoutes(router: Router<AppState>, { config, orm }: Deps): void {
  router.get(
    '/people',
    guard({ ...ofList, query: invitedQuerySchema, response: invitedListSchema }, async ({ actor, params, query }) =>
      withSharedForm(orm, actor, params.formId, async (em, form) =>
        listPeople(em, config, { list: await getList(em, form), query }),
      ),
    ),
  ); // prettier-ignore

  router.post(
    '/people',
    guard(
      {
        ...ofList,
        body: invitePeopleRequestSchema,
        bodyLimits: LIST_BODY_LIMITS,
        checksText: true,
        response: invitedPeopleSchema,
      },
      async ({ ctx, actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, async (em, form) => {
          const { text = '', clients, isPreview } = body;
          const list = isPreview ? await findList(em, form) : await getList(em, form);
          const invited = await invitePeople(em, config, { form, list, text, clients }, isPreview);
          if (!isPreview) await record(em, { ctx, actor, config }, form, { count: invited.added });
          return invited;
        }),
    ),
  );

  router.delete(
    '/people/:personId',
    guard(
      {
        ...oneForm,
        params: invitedParamsSchema,
        problems: ['access.denied', 'invitations.person_not_found'],
      },
      async ({ actor, params }) =>
        withSharedForm(orm, actor, params.formId, (em, form) => removePerson(em, form, params.personId)),
    ),
  );

  router.post(
    '/remind',
    guard(
      {
        ...ofList,
        problems: [...ofList.problems, 'invitations.person_not_found'],
        body: remindRequestSchema,
        response: remindedSchema,
      },
      async ({ ctx, actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, async (em, form) => {
          const count = await remindPeople(em, config, { form, personId: body.personId });
          await record(em, { ctx, actor, config }, form, { count });
          return { count };
        }),
    ),
  );

  router.get(
    '/links',
    guard(
      {
        ...ofList,
        problems: [...ofList.problems, 'invitations.anonymous'],
        produces: ['text/csv'],
        status: 200,
      },
      async ({ ctx, actor, params }) => {
        const { title, text } = await withSharedForm(orm, actor, params.formId, async (em, form) => ({
          title: form.title,
          text: await writeLinks(em, config, await getList(em, form)),
        }));
        ctx.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentOf(`${title}.csv`),
          'Cache-Control': 'no-store',
        });
        ctx.body = text;
      },
    ),
  );
}
