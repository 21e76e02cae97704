import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  addFormNotificationEmailRequestSchema,
  formEmailIdParamsSchema,
  formIdParamsSchema,
  formNotificationEmailListSchema,
  formNotificationEmailSchema,
  triedRoutingSchema,
  tryRoutingRequestSchema,
  updateFormNotificationEmailRequestSchema,
} from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import {
  addRecipient,
  askRecipient,
  listRecipients,
  removeRecipient,
  updateRecipient,
  type RecipientList,
} from '../../people/recipients/recipients.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { parseDraft } from '../../forms/parseDefinition.ts';
import { parseCondition } from '../../forms/parseCondition.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import { recordFormWork } from '../../forms/recordFormWork.ts';
import { tryRouting } from './tryRouting.ts';

const oneForm = {
  access: 'approved',
  scope: 'notifications',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;
const oneEmail = {
  access: 'approved',
  scope: 'notifications',
  params: formEmailIdParamsSchema,
  missing: 'notification.not_found',
  problems: ['access.denied', 'form.not_found'],
} as const;
interface FormNotificationsDeps {
  config: Config;
  orm: MikroORM;
}

/** What the audit log says of an address that is told of a form's submissions. */
const recipientWork = (
  action: 'recipient_added' | 'recipient_changed' | 'recipient_removed',
  form: Form,
  email: string,
) => ({ type: 'sharing_changed', action, form, data: { email } }) as const;

/** The form's own list. */
const listOf = ({ accountId, id: formId }: Form): RecipientList => ({ accountId, formId });

/** Routes of a form's recipients, for people who may change the form (D-61). */
export function formNotificationsRouter({ config, orm }: FormNotificationsDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    '/:formId/notification-emails',
    guard({ ...oneForm, response: formNotificationEmailListSchema }, ({ actor, params }) =>
      withSharedForm(orm, actor, params.formId, async (em, form) => ({
        emails: await listRecipients(em, config, listOf(form)),
        hasMailServer: await hasMailServer(em, config),
      })),
    ),
  );

  router.post(
    '/:formId/notification-emails',
    guard(
      {
        ...oneForm,
        problems: [
          ...oneForm.problems,
          'notification.duplicate',
          'notification.form_limit_reached',
          'notification.limit_reached',
        ],
        body: addFormNotificationEmailRequestSchema,
        response: formNotificationEmailSchema,
        status: 201,
      },
      async ({ ctx, actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, async (em, form) => {
          const added = await addRecipient(em, config, { list: listOf(form), input: body });
          const work = recipientWork('recipient_added', form, added.email);
          await recordFormWork(em, { ctx, actor, config }, work);
          return added;
        }),
    ),
  );

  router.patch(
    '/:formId/notification-emails/:emailId',
    guard(
      {
        ...oneEmail,
        problems: [...oneEmail.problems, 'notification.limit_reached'],
        body: updateFormNotificationEmailRequestSchema,
        response: formNotificationEmailSchema,
      },
      async ({ ctx, actor, params: { formId, emailId }, body }) =>
        withSharedForm(orm, actor, formId, async (em, form) => {
          const changes = { ...body, condition: await parseCondition(em, form, body.condition) };
          const changed = await updateRecipient(em, config, { list: listOf(form), emailId, changes });
          const work = recipientWork('recipient_changed', form, changed.email);
          await recordFormWork(em, { ctx, actor, config }, work);
          return changed;
        }),
    ),
  );

  router.post(
    '/:formId/routing/try',
    guard(
      {
        // For people alone: it names webhooks as well, which keys for notifications may not read.
        access: 'approved',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied', 'form.invalid_definition', 'form.unknown_members'],
        body: tryRoutingRequestSchema,
        bodyLimits: DEFINITION_BODY_LIMITS,
        response: triedRoutingSchema,
      },
      async ({ actor, params, body }) => {
        const tried = { ...body, definition: parseDraft(body.definition) };
        return withSharedForm(orm, actor, params.formId, async (em, form) => ({
          routes: await tryRouting(em, form, tried),
        }));
      },
    ),
  );

  router.post(
    '/:formId/notification-emails/:emailId/confirmation',
    guard({ ...oneEmail, status: 202 }, async ({ actor, params: { formId, emailId } }) =>
      withSharedForm(orm, actor, formId, (em, form) =>
        askRecipient(em, config, { list: listOf(form), emailId }),
      ),
    ),
  );

  router.delete(
    '/:formId/notification-emails/:emailId',
    guard(oneEmail, async ({ ctx, actor, params: { formId, emailId } }) =>
      withSharedForm(orm, actor, formId, async (em, form) => {
        const email = await removeRecipient(em, listOf(form), emailId);
        await recordFormWork(em, { ctx, actor, config }, recipientWork('recipient_removed', form, email));
      }),
    ),
  );

  return router;
}
