'use strict';

/** Lists the forms that the key reaches, for the menus of the other steps. */
const perform = async (z, { authData }) => {
  const forms = [];
  let cursor;
  do {
    const params = { limit: 200, ...(cursor && { cursor }) };
    const { data } = await z.request({ url: `${authData.url}/api/v1/forms`, params });
    forms.push(...data.data.map(({ id, title }) => ({ id, title })));
    cursor = data.nextCursor;
  } while (cursor);
  return forms;
};

module.exports = {
  key: 'forms',
  noun: 'Form',
  display: { label: 'Forms', description: 'Lists forms.', hidden: true },
  operation: { perform, sample: { id: '0199d0c0-0000-7000-8000-000000000001', title: 'Order' } },
};
