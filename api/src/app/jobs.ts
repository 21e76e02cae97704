import { checkStatsJob } from '../results/analytics/checkStats.ts';
import { browserLinkJob } from '../people/auth/browser-link/browserLinkJob.ts';
import { PASSWORD_RESET_JOBS } from '../people/auth/password/passwordResetJobs.ts';
import { resendConfirmationJob } from '../people/auth/sign-up/resendConfirmationJob.ts';
import { signUpJob } from '../people/auth/sign-up/signUpJob.ts';
import { followBrandKitJob } from '../forms/brands/followBrandKit.ts';
import { giveToAllFormsJob } from '../forms/brands/giveToAllForms.ts';
import { runModelDraftJob } from '../forms/model-drafts/runModelDraft.ts';
import { restoreLooksJob } from '../forms/brands/restoreLooks.ts';
import { purgeEdgeJob } from '../platform/cdn/purgeEdgeJob.ts';
import { clientNewsJob } from '../sharing/clients/clientNews.ts';
import { clientSignUpJob } from '../sharing/clients/account/clientSignUpJob.ts';
import { clientCommentsJob } from '../sharing/comments/clientComments.ts';
import { removeExpiredExportsJob } from '../submissions/exports/removeExpiredExports.ts';
import { runExportJob } from '../submissions/exports/runExport.ts';
import { removeUnusedLogoJob } from '../platform/files/removeUnusedLogo.ts';
import type { RunnableJob } from '../platform/jobs/defineJob.ts';
import { recoveryJob } from '../platform/jobs/recoverJobs.ts';
import { sendWaitingMailsJob } from '../delivery/notifications/sendWaitingMails.ts';
import { settleQuotasJob } from '../delivery/quotas/settleQuotas.ts';
import { endHookJob } from '../delivery/webhooks/endHook.ts';
import { tellOfEditJob } from '../delivery/webhooks/editDeliveries.ts';
import { tellOfFormJob } from '../delivery/webhooks/formEvents.ts';
import { carryOverJob } from '../delivery/invitations/carryOver.ts';
import { sendInvitationsJob } from '../delivery/invitations/sendInvitations.ts';
import { closeFormJob, openFormJob } from '../forms/publishing/closingTime.ts';
import { notifySubmissionsJob } from '../delivery/notifications/notifySubmission.ts';
import { sendDigestJob } from '../delivery/notifications/sendDigest.ts';
import {
  addRecurringExportsJob,
  runRecurringExportJob,
} from '../sharing/reports/recurring/recurringExports.ts';
import { addWeeklyReportsJob } from '../sharing/reports/weekly/addWeeklyReports.ts';
import { sendClientWeeklyJob } from '../sharing/reports/weekly/sendClientWeekly.ts';
import { sendWeeklyReportJob } from '../sharing/reports/weekly/sendWeeklyReport.ts';
import { indexSubmissionsJob } from '../submissions/search/indexSubmissions.ts';
import { purgeExpiredTrashJob } from '../submissions/trash/purgeExpiredTrash.ts';
import { removeErasedFormJob } from '../submissions/trash/removeErasedForm.ts';
import { bulkChangeJob } from '../submissions/bulk/runBulkJob.ts';
import { exportWarehouseJob } from '../results/warehouse/exportWarehouseJob.ts';
import { countValuesJob } from '../submissions/values/countValues.ts';
import { checkUploadJob } from '../submissions/uploads/checkUpload.ts';
import { removeFilesJob } from '../submissions/uploads/removeFiles.ts';
import { tellOfWaitingFilesJob } from '../submissions/uploads/tellOfWaitingFiles.ts';
import { removeUnusedPicturesJob } from '../forms/pictures/removeUnusedPictures.ts';
import { DELIVERY_JOBS } from '../delivery/deliver.ts';
import { workSenderJob } from '../delivery/workSender.ts';
import { buildResultBlocksJob } from '../results/buildResultBlocks.ts';
import { checkResultsJob } from '../results/checkResults.ts';
import { countResultsJob } from '../results/countChanges.ts';
import type { AppDeps } from './appDeps.ts';
import { sweepUnfinishedJob } from '../visitors/unfinished/sweepUnfinished.ts';
import { backUpJob } from './backUp.ts';
import { cleanUpJob } from './cleanUp.ts';
import { erasePersonJob } from './privacy/erasePerson.ts';
import { forgetErasedJob } from './privacy/forgetErased.ts';
import { checkLogJob, sealLogJob } from './signedLog.ts';

/** Every job that a worker runs. */
export const JOBS: readonly RunnableJob<AppDeps>[] = [
  signUpJob,
  resendConfirmationJob,
  clientSignUpJob,
  clientNewsJob,
  clientCommentsJob,
  ...Object.values(PASSWORD_RESET_JOBS),
  browserLinkJob,
  ...DELIVERY_JOBS,
  workSenderJob,
  sendWaitingMailsJob,
  purgeEdgeJob,
  notifySubmissionsJob,
  settleQuotasJob,
  countValuesJob,
  endHookJob,
  tellOfEditJob,
  tellOfFormJob,
  closeFormJob,
  sendInvitationsJob,
  carryOverJob,
  openFormJob,
  sendDigestJob,
  addWeeklyReportsJob,
  sendWeeklyReportJob,
  sendClientWeeklyJob,
  addRecurringExportsJob,
  runRecurringExportJob,
  indexSubmissionsJob,
  runExportJob,
  removeExpiredExportsJob,
  exportWarehouseJob,
  bulkChangeJob,
  removeErasedFormJob,
  purgeExpiredTrashJob,
  removeUnusedLogoJob,
  removeUnusedPicturesJob,
  followBrandKitJob,
  giveToAllFormsJob,
  restoreLooksJob,
  runModelDraftJob,
  checkUploadJob,
  removeFilesJob,
  tellOfWaitingFilesJob,
  checkStatsJob,
  countResultsJob,
  checkResultsJob,
  buildResultBlocksJob,
  sweepUnfinishedJob,
  cleanUpJob,
  erasePersonJob,
  forgetErasedJob,
  backUpJob,
  sealLogJob,
  checkLogJob,
  recoveryJob,
];
