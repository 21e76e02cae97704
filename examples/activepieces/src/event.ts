import { createTrigger, Property, TriggerStrategy } from '@activepieces/pieces-framework';
import { callInlay } from './callInlay.ts';
import { connectionOf, formMenu, inlayAuth } from './connection.ts';

/** Where a flow keeps its subscription. */
const KEPT = 'hook';

/** Starts a flow with an event of a form, or of every form of the account. */
export const eventTrigger = createTrigger({
  auth: inlayAuth,
  name: 'event',
  displayName: 'Event of a form',
  description: 'Starts when a form is sent, or something happens to a submission.',
  type: TriggerStrategy.WEBHOOK,
  props: {
    event: Property.StaticDropdown({
      displayName: 'Event',
      required: true,
      defaultValue: 'form.submitted',
      options: {
        options: [
          { label: 'New submission', value: 'form.submitted' },
          { label: 'Answers edited', value: 'submission.updated' },
          { label: 'Submission withdrawn', value: 'submission.withdrawn' },
          { label: 'Status changed', value: 'submission.status_changed' },
          { label: 'Assignee changed', value: 'submission.assigned' },
          { label: 'New comment', value: 'submission.commented' },
          { label: 'Form published', value: 'form.published' },
          { label: 'Form opened', value: 'form.opened' },
          { label: 'Form closed', value: 'form.closed' },
        ],
      },
    }),
    formId: formMenu(false),
  },
  sampleData: {},
  async onEnable({ auth, propsValue, webhookUrl, store }) {
    const { event, formId } = propsValue;
    const body = { event, formId: formId || null, target: webhookUrl };
    const { id } = await callInlay(connectionOf(auth), { method: 'POST', path: '/hooks', body });
    await store.put(KEPT, { id });
  },
  async onDisable({ auth, store }) {
    const kept = await store.get<{ id: string }>(KEPT);
    if (kept) await callInlay(connectionOf(auth), { method: 'DELETE', path: `/hooks/${kept.id}` });
    await store.delete(KEPT);
  },
  async run({ payload }) {
    return [payload.body];
  },
  async test({ auth, propsValue }) {
    const { event, formId } = propsValue;
    const query = { event, formId: formId || undefined };
    const { payload } = await callInlay(connectionOf(auth), { path: '/hooks/sample', query });
    return [payload];
  },
});
