'use strict';

/** An API key of an Inlay platform. */
class InlayApi {
  name = 'inlayApi';
  displayName = 'Inlay API';
  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-inlay';
  properties = [
    {
      displayName: 'Address of the platform',
      name: 'url',
      type: 'string',
      default: '',
      placeholder: 'https://forms.example.com',
    },
    {
      displayName: 'API key',
      name: 'key',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description:
        'With the scopes webhooks:write, webhooks:read, forms:read, submissions:read and submissions:write',
    },
  ];
  authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.key}}' } },
  };
  test = { request: { baseURL: '={{$credentials.url}}', url: '/api/v1/hooks' } };
}

module.exports = { InlayApi };
