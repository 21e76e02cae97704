'use strict';

const { version: platformVersion } = require('zapier-platform-core');
const authentication = require('./authentication.js');
const sendSubmission = require('./creates/sendSubmission.js');
const listSubmissions = require('./searches/listSubmissions.js');
const { version } = require('./package.json');
const event = require('./triggers/event.js');
const forms = require('./triggers/forms.js');

/** Calls go to the connected platform, with its key. */
const addKey = (request, _z, { authData }) => {
  if (authData?.key) request.headers.Authorization = `Bearer ${authData.key}`;
  return request;
};

/** An app of Zapier for Inlay. */
module.exports = {
  version,
  platformVersion,
  authentication,
  beforeRequest: [addKey],
  triggers: { [event.key]: event, [forms.key]: forms },
  creates: { [sendSubmission.key]: sendSubmission },
  searches: { [listSubmissions.key]: listSubmissions },
};
