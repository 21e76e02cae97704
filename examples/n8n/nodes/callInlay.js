'use strict';

/** Calls API v1 with the key of the node's credentials. @returns the answer's body. */
async function callInlay(node, method, path, { body, qs, headers } = {}) {
  const { url } = await node.getCredentials('inlayApi');
  return node.helpers.httpRequestWithAuthentication.call(node, 'inlayApi', {
    method,
    url: `${url.replace(/\/$/, '')}/api/v1${path}`,
    ...(body && { body }),
    ...(qs && { qs }),
    ...(headers && { headers }),
    json: true,
  });
}

/** Lists the forms that the key reaches, for a node's menu. */
async function getForms() {
  const forms = [];
  let cursor;
  do {
    const page = await callInlay(this, 'GET', '/forms', { qs: { limit: 200, ...(cursor && { cursor }) } });
    forms.push(...page.data.map(({ id, title }) => ({ name: title, value: id })));
    cursor = page.nextCursor;
  } while (cursor);
  return forms;
}

/** The credentials and the menu of forms of both nodes. */
const CREDENTIALS = [{ name: 'inlayApi', required: true }];
const formMenu = (options = {}) => ({
  displayName: 'Form',
  name: 'formId',
  type: 'options',
  typeOptions: { loadOptionsMethod: 'getForms' },
  default: '',
  ...options,
});

module.exports = { callInlay, getForms, formMenu, CREDENTIALS };
