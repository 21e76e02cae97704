'use strict';

const { callInlay, CREDENTIALS, formMenu, getForms } = require('../callInlay.js');

/** Most submissions that the API lists at once. */
const PAGE = 200;

/** Sends a submission once: a workflow that is repeated sends it under the same key. */
async function send(node, item, formId) {
  const answers = node.getNodeParameter('answers', item);
  return callInlay(node, 'POST', `/forms/${formId}/submissions`, {
    body: { answers: typeof answers === 'string' ? JSON.parse(answers) : answers },
    headers: { 'Idempotency-Key': `n8n-${node.getExecutionId()}-${node.getNode().id}-${item}` },
  });
}

/** Lists submissions, newest first. */
async function list(node, item, formId) {
  const limit = node.getNodeParameter('limit', item);
  const found = [];
  let cursor;
  do {
    const qs = { limit: Math.min(PAGE, limit - found.length), order: 'newest', ...(cursor && { cursor }) };
    const page = await callInlay(node, 'GET', `/forms/${formId}/submissions`, { qs });
    found.push(...page.data);
    cursor = page.hasMore ? page.nextCursor : null;
  } while (cursor && found.length < limit);
  return found;
}

/** Sends a submission of a form, or lists those that there are. */
class Inlay {
  description = {
    displayName: 'Inlay',
    name: 'inlay',
    group: ['output'],
    version: 1,
    description: 'Sends and lists submissions of forms',
    defaults: { name: 'Inlay' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: CREDENTIALS,
    properties: [
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        default: 'send',
        options: [
          { name: 'Send submission', value: 'send', action: 'Send a submission' },
          { name: 'List submissions', value: 'list', action: 'List submissions' },
        ],
      },
      formMenu({ required: true }),
      {
        displayName: 'Answers',
        name: 'answers',
        type: 'json',
        default: '{}',
        description: 'Answers by the ids of their questions',
        displayOptions: { show: { operation: ['send'] } },
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1 },
        default: 50,
        description: 'Max number of results to return',
        displayOptions: { show: { operation: ['list'] } },
      },
    ],
  };

  methods = { loadOptions: { getForms } };

  async execute() {
    const done = [];
    for (let item = 0; item < this.getInputData().length; item++) {
      const formId = this.getNodeParameter('formId', item);
      const isList = this.getNodeParameter('operation', item) === 'list';
      const found = isList ? await list(this, item, formId) : [await send(this, item, formId)];
      done.push(...found.map((json) => ({ json, pairedItem: { item } })));
    }
    return [done];
  }
}

module.exports = { Inlay };
