'use strict';

/** Sends a submission once: Zapier repeats a step under the same id. */
const perform = async (z, { authData, inputData, meta }) => {
  const { data } = await z.request({
    method: 'POST',
    url: `${authData.url}/api/v1/forms/${inputData.formId}/submissions`,
    body: { answers: inputData.answers },
    ...(meta?.zap?.id &&
      inputData.key && { headers: { 'Idempotency-Key': `${meta.zap.id}-${inputData.key}` } }),
  });
  return data;
};

module.exports = {
  key: 'send_submission',
  noun: 'Submission',
  display: { label: 'Send Submission', description: 'Fills in a form and sends it.' },
  operation: {
    inputFields: [
      { key: 'formId', label: 'Form', required: true, dynamic: 'forms.id.title' },
      { key: 'answers', label: 'Answers by the ids of their questions', dict: true, required: true },
      { key: 'key', label: 'Key', helpText: 'Sent again with the same key, it is stored once.' },
    ],
    perform,
    sample: { id: '0199d0c0-0000-7000-8000-000000000001', receiptCode: 'K7QM-2XPD' },
  },
};
