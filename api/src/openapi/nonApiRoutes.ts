/** Routes that are no part of the API, each with the reason. */
export const NON_API_ROUTES: Readonly<Record<string, string>> = {
  'GET /healthz': 'probe of load balancers',
  'GET /readyz': 'probe of load balancers',
  'OPTIONS /api/public/{*path}': 'preflight of browsers (CORS)',
  'GET /embed/:formId': 'page',
  'POST /embed/:formId': 'page: the form posted by a browser without JavaScript',
  'GET /embed/:formId/form.js': 'script of a website',
  'GET /embed/:formId/include': 'markup for the server of a website',
  'GET /files/logos/:name': 'file',
  'GET /files/{*path}': 'nothing: keeps unknown files from being a page of the dashboard',
  'GET /api/track-click': 'link in mails, a redirect',
  'GET /api/stop-mails': 'page, linked from mails',
  'POST /api/stop-mails': 'page, and the one-click unsubscribe of mailboxes (RFC 8058)',
  'GET /api/confirm-mails': 'page, linked from mails',
  'POST /api/confirm-mails': 'page, linked from mails',
};
