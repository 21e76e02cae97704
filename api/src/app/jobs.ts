import { checkStatsJob } from '../analytics/checkStats.ts';
import { browserLinkJob } from '../auth/browser-link/browserLinkJob.ts';
import { PASSWORD_RESET_JOBS } from '../auth/password/passwordResetJobs.ts';
import { resendConfirmationJob } from '../auth/sign-up/resendConfirmationJob.ts';
import { signUpJob } from '../auth/sign-up/signUpJob.ts';
import { followBrandKitJob } from '../brands/followBrandKit.ts';
import { purgeEdgeJob } from '../cdn/purgeEdgeJob.ts';
import { clientNewsJob } from '../clients/clientNews.ts';
import { clientSignUpJob } from '../clients/account/clientSignUpJob.ts';
import { clientCommentsJob } from '../comments/clientComments.ts';
import { removeExpiredExportsJob } from '../exports/removeExpiredExports.ts';
import { runExportJob } from '../exports/runExport.ts';
import { removeUnusedLogoJob } from '../files/removeUnusedLogo.ts';
import type { RunnableJob } from '../jobs/defineJob.ts';
import { recoveryJob } from '../jobs/recoverJobs.ts';
import { sendMailJob } from '../mail/sendMail.ts';
import { notifySubmissionsJob } from '../notifications/notifySubmission.ts';
import { sendDigestJob } from '../notifications/sendDigest.ts';
import { addRecurringExportsJob, runRecurringExportJob } from '../reports/recurring/recurringExports.ts';
import { addWeeklyReportsJob } from '../reports/weekly/addWeeklyReports.ts';
import { sendClientWeeklyJob } from '../reports/weekly/sendClientWeekly.ts';
import { sendWeeklyReportJob } from '../reports/weekly/sendWeeklyReport.ts';
import { indexSubmissionsJob } from '../submissions/search/indexSubmissions.ts';
import { purgeExpiredTrashJob } from '../trash/purgeExpiredTrash.ts';
import { removeErasedFormJob } from '../trash/removeErasedForm.ts';
import { bulkChangeJob } from '../trash/runBulkJob.ts';
import { exportWarehouseJob } from '../warehouse/exportWarehouseJob.ts';
import { checkUploadJob } from '../uploads/checkUpload.ts';
import { removeFilesJob } from '../uploads/removeFiles.ts';
import { tellOfWaitingFilesJob } from '../uploads/tellOfWaitingFiles.ts';
import { removeUnusedPicturesJob } from '../pictures/removeUnusedPictures.ts';
import { sendWebhookJob } from '../webhooks/sendWebhook.ts';
import { buildResultBlocksJob } from '../results/blocks/buildBlocks.ts';
import { checkResultsJob } from '../results/checkResults.ts';
import { countResultsJob } from '../results/countChanges.ts';
import type { AppDeps } from './appDeps.ts';
import { cleanUpJob } from './cleanUp.ts';

/** Every job that a worker runs. */
export const JOBS: readonly RunnableJob<AppDeps>[] = [
  signUpJob,
  resendConfirmationJob,
  clientSignUpJob,
  clientNewsJob,
  clientCommentsJob,
  ...Object.values(PASSWORD_RESET_JOBS),
  browserLinkJob,
  sendMailJob,
  purgeEdgeJob,
  notifySubmissionsJob,
  sendDigestJob,
  addWeeklyReportsJob,
  sendWeeklyReportJob,
  sendClientWeeklyJob,
  addRecurringExportsJob,
  runRecurringExportJob,
  sendWebhookJob,
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
  checkUploadJob,
  removeFilesJob,
  tellOfWaitingFilesJob,
  checkStatsJob,
  countResultsJob,
  checkResultsJob,
  buildResultBlocksJob,
  cleanUpJob,
  recoveryJob,
];
