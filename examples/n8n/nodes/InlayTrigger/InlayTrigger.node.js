'use strict';

const { createHmac, timingSafeEqual } = require('node:crypto');
const { callInlay, CREDENTIALS, formMenu, getForms } = require('../callInlay.js');

/** Oldest call that is taken, in seconds: older ones may be replayed (Standard Webhooks). */
const MAX_AGE_S = 300;

/** Verifies a call as Standard Webhooks defines it. */
function isSigned(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_AGE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Starts a workflow with an event of a form: n8n subscribes when the workflow is published, and unsubscribes after it. */
class InlayTrigger {
  description = {
    displayName: 'Inlay Trigger',
    name: 'inlayTrigger',
    group: ['trigger'],
    version: 1,
    description: 'Starts when a form is sent, or something happens to a submission',
    defaults: { name: 'Inlay Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: CREDENTIALS,
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Event',
        name: 'event',
        type: 'options',
        default: 'form.submitted',
        options: [
          { name: 'New submission', value: 'form.submitted' },
          { name: 'Answers edited', value: 'submission.updated' },
          { name: 'Submission withdrawn', value: 'submission.withdrawn' },
          { name: 'Status changed', value: 'submission.status_changed' },
          { name: 'Assignee changed', value: 'submission.assigned' },
          { name: 'New comment', value: 'submission.commented' },
          { name: 'Form published', value: 'form.published' },
          { name: 'Form opened', value: 'form.opened' },
          { name: 'Form closed', value: 'form.closed' },
        ],
      },
      formMenu({ description: 'Empty: every form of the account' }),
    ],
  };

  methods = { loadOptions: { getForms } };

  webhookMethods = {
    default: {
      async checkExists() {
        const { hookId } = this.getWorkflowStaticData('node');
        if (!hookId) return false;
        const { data } = await callInlay(this, 'GET', '/hooks');
        const target = this.getNodeWebhookUrl('default');
        return data.some((hook) => hook.id === hookId && hook.isActive && hook.target === target);
      },
      async create() {
        const body = {
          event: this.getNodeParameter('event'),
          formId: this.getNodeParameter('formId') || null,
          target: this.getNodeWebhookUrl('default'),
        };
        const { id: hookId, secret } = await callInlay(this, 'POST', '/hooks', { body });
        Object.assign(this.getWorkflowStaticData('node'), { hookId, secret });
        return true;
      },
      async delete() {
        const kept = this.getWorkflowStaticData('node');
        if (!kept.hookId) return true;
        try {
          await callInlay(this, 'DELETE', `/hooks/${kept.hookId}`);
        } catch (error) {
          // Ended with its key, or removed by hand.
          if (Number(error.httpCode ?? error.response?.status) !== 404) return false;
        }
        delete kept.hookId;
        delete kept.secret;
        return true;
      },
    },
  };

  async webhook() {
    const request = this.getRequestObject();
    const { secret } = this.getWorkflowStaticData('node');
    const body = request.rawBody ? request.rawBody.toString() : JSON.stringify(this.getBodyData());
    if (!secret || !isSigned(secret, this.getHeaderData(), body)) {
      this.getResponseObject().status(401).json({ message: 'The signature is wrong' });
      return { noWebhookResponse: true };
    }
    return { workflowData: [[{ json: JSON.parse(body) }]] };
  }
}

module.exports = { InlayTrigger };
