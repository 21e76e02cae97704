import { NOTHING, type Verdicts } from './verdicts.ts';

const LINKS = [
  'api/stop-mails',
  'api/confirm-mails',
  'r/:token',
  'api/stop-exports',
  'api/exported-file',
  'api/stop-weekly-report',
  'api/stop-invitations',
  'api/stop-client-weekly',
];

/** Links from our mails and pages: a page, and the button on it. */
export const LINK_PERMISSIONS: Readonly<Record<string, Verdicts>> = Object.fromEntries(
  LINKS.flatMap((link) => ['GET', 'POST'].map((method) => [`${method} /${link}`, NOTHING])),
);
