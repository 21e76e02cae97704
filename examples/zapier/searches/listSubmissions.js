'use strict';

/** Finds the newest submissions of a form. */
const perform = async (z, { authData, inputData }) => {
  const { data } = await z.request({
    url: `${authData.url}/api/v1/forms/${inputData.formId}/submissions`,
    params: { order: 'newest', limit: inputData.limit ?? 10 },
  });
  return data.data;
};

module.exports = {
  key: 'list_submissions',
  noun: 'Submission',
  display: { label: 'Find Submissions', description: 'Finds the newest submissions of a form.' },
  operation: {
    inputFields: [
      { key: 'formId', label: 'Form', required: true, dynamic: 'forms.id.title' },
      { key: 'limit', label: 'Limit', type: 'integer', default: '10' },
    ],
    perform,
    sample: { id: '0199d0c0-0000-7000-8000-000000000001', answers: { name: 'Ada Lovelace' } },
  },
};
