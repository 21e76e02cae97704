'use strict';

const hooks = ({ authData }) => `${authData.url}/api/v1/hooks`;

/** Subscribes when a Zap is turned on. Zapier keeps what is returned, and gives it back as `subscribeData`. */
const performSubscribe = async (z, bundle) => {
  const { event, formId = null } = bundle.inputData;
  const body = { event, formId, target: bundle.targetUrl };
  const { data } = await z.request({ method: 'POST', url: hooks(bundle), body });
  return data;
};

const performUnsubscribe = async (z, bundle) => {
  const url = `${hooks(bundle)}/${bundle.subscribeData.id}`;
  await z.request({ method: 'DELETE', url });
  return {};
};

/** Zaps are told apart by an id of each event: the submission's. */
const toItem = ({ type, timestamp, data }) => ({
  id: `${type}:${data.submissionId ?? data.formId}:${timestamp}`,
  type,
  timestamp,
  ...data,
});

/** What the editor of Zaps shows while a Zap is made. */
const performList = async (z, bundle) => {
  const { event, formId } = bundle.inputData;
  const url = `${hooks(bundle)}/sample`;
  const { data } = await z.request({ url, params: { event, ...(formId && { formId }) } });
  return [toItem(data.payload)];
};

/** Starts a Zap with an event of a form, at once (REST hook). */
module.exports = {
  key: 'event',
  noun: 'Event',
  display: {
    label: 'Event of a Form',
    description: 'Triggers when a form is sent, or something happens to a submission.',
  },
  operation: {
    type: 'hook',
    inputFields: [
      {
        key: 'event',
        label: 'Event',
        required: true,
        default: 'form.submitted',
        choices: {
          'form.submitted': 'New submission',
          'submission.updated': 'Answers edited',
          'submission.withdrawn': 'Submission withdrawn',
          'submission.status_changed': 'Status changed',
          'submission.assigned': 'Assignee changed',
          'submission.commented': 'New comment',
          'form.published': 'Form published',
          'form.opened': 'Form opened',
          'form.closed': 'Form closed',
        },
      },
      {
        key: 'formId',
        label: 'Form',
        dynamic: 'forms.id.title',
        helpText: 'Empty: every form of the account.',
      },
    ],
    performSubscribe,
    performUnsubscribe,
    perform: (_z, { cleanedRequest }) => [toItem(cleanedRequest)],
    performList,
    sample: {
      id: 'form.submitted:0199d0c0-0000-7000-8000-000000000001:2026-11-30T09:00:00.000Z',
      type: 'form.submitted',
      formTitle: 'Order',
      submissionId: '0199d0c0-0000-7000-8000-000000000001',
      answers: { name: 'Ada Lovelace' },
    },
  },
};
