import { createAction, Property } from '@activepieces/pieces-framework';
import { callInlay } from './callInlay.ts';
import { connectionOf, formMenu, inlayAuth } from './connection.ts';

/** Sends a submission of a form. */
export const sendSubmission = createAction({
  auth: inlayAuth,
  name: 'send_submission',
  displayName: 'Send submission',
  description: 'Fills in a form and sends it.',
  props: {
    formId: formMenu(true),
    answers: Property.Json({ displayName: 'Answers by the ids of their questions', required: true }),
  },
  run: ({ auth, propsValue: { formId, answers } }) =>
    callInlay(connectionOf(auth), {
      method: 'POST',
      path: `/forms/${formId}/submissions`,
      body: { answers },
    }),
});

/** Lists the newest submissions of a form. */
export const listSubmissions = createAction({
  auth: inlayAuth,
  name: 'list_submissions',
  displayName: 'List submissions',
  description: 'Lists the newest submissions of a form.',
  props: {
    formId: formMenu(true),
    limit: Property.Number({ displayName: 'Limit', required: false, defaultValue: 50 }),
  },
  run: async ({ auth, propsValue: { formId, limit } }) => {
    const query = { order: 'newest', limit: limit ?? 50 };
    const { data } = await callInlay(connectionOf(auth), { path: `/forms/${formId}/submissions`, query });
    return data;
  },
});
