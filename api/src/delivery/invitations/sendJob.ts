import type { AddableJob } from '../../platform/jobs/defineJob.ts';

/** The job that sends invitations, as it is added; `sendInvitationsJob` runs it. */
export const SEND_JOB: AddableJob<object> = {
  name: 'send_invitations',
  keyOf: () => 'send_invitations',
};
