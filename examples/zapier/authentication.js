'use strict';

/** Connects with an API key. */
module.exports = {
  type: 'custom',
  fields: [
    {
      key: 'url',
      label: 'Address of the platform',
      required: true,
      placeholder: 'https://forms.example.com',
    },
    {
      key: 'key',
      label: 'API key',
      type: 'password',
      required: true,
      helpText:
        'With the scopes webhooks:write, webhooks:read, forms:read, submissions:read and submissions:write.',
    },
  ],
  test: { url: '{{bundle.authData.url}}/api/v1/hooks' },
  connectionLabel: '{{bundle.authData.url}}',
};
