import { legalHoldsRouter, privacyRouter } from './privacy/routes.ts';
import type { Router } from '@koa/router';
import { clientInvitationsRouter } from './admin/clientInvitationRoutes.ts';
import { adminClientsRouter } from './admin/clientRoutes.ts';
import { adminMailRouter } from './admin/mailRoutes.ts';
import { mailServerRouter } from './admin/mailServerRoutes.ts';
import { accountRulesRouter } from './admin/accountRulesRoutes.ts';
import { signInProviderRouter } from './admin/signInProviderRoutes.ts';
import { adminRouter } from './admin/routes.ts';
import { adminSettingsRouter } from './admin/settingsRoutes.ts';
import { adminUsersRouter } from './admin/userRoutes.ts';
import { analyticsRouter } from '../results/analytics/routes.ts';
import { clientReportsRouter } from '../sharing/reports/clientRoutes.ts';
import { resultsPdfRouter, submissionPdfRouter } from '../sharing/reports/routes.ts';
import { exportLinksRouter } from '../sharing/reports/recurring/linkRoutes.ts';
import { recurringExportRouter } from '../sharing/reports/recurring/routes.ts';
import { weeklyReportRouter, weeklyReportsRouter } from '../sharing/reports/weekly/routes.ts';
import { stopWeeklyReportRouter } from '../sharing/reports/weekly/stopRoutes.ts';
import { resultsRouter } from '../results/routes.ts';
import { browserLinkRouter } from '../people/auth/browser-link/browserLinkRoutes.ts';
import { mailRequestRouter } from '../people/auth/mailRequestRoutes.ts';
import { confirmRouter } from '../people/auth/sign-up/confirmRoutes.ts';
import { passwordRouter } from '../people/auth/password/passwordRoutes.ts';
import { invitationsRouter } from '../people/members/invitationRoutes.ts';
import { auditLogRouter } from '../people/audit/routes.ts';
import { accountsRouter, membersRouter } from '../people/members/routes.ts';
import { setUpRouter } from '../people/auth/sign-up/setUpRoutes.ts';
import { authRouter } from '../people/auth/routes.ts';
import { secondFactorRouter } from '../people/auth/second-factor/routes.ts';
import { formSignInRouter } from '../visitors/public-forms/sign-in/pageRoutes.ts';
import { signOnRouter } from '../people/auth/sign-on/routes.ts';
import { brandLogoRouter } from '../forms/brands/logoRoutes.ts';
import { lookRouter } from '../forms/brands/look/routes.ts';
import { firstFormRouter } from '../forms/first-form/routes.ts';
import { brandKitsRouter } from '../forms/brands/routes.ts';
import { clientAccountRouter } from '../sharing/clients/account/accountRoutes.ts';
import { clientAnalyticsRouter } from '../sharing/clients/analyticsRoutes.ts';
import { clientFormsRouter } from '../sharing/clients/formRoutes.ts';
import { clientSubmissionsRouter } from '../sharing/clients/submissionRoutes.ts';
import { clientPasswordRouter } from '../sharing/clients/account/passwordRoutes.ts';
import { clientCommentsRouter, commentsRouter } from '../sharing/comments/routes.ts';
import { clientSettingsRouter } from '../sharing/clients/account/settingsRoutes.ts';
import { clientReadsRouter } from '../sharing/clients/readRoutes.ts';
import { clientAuthRouter } from '../sharing/clients/routes.ts';
import { contactRouter } from '../people/contact/routes.ts';
import { filesRouter } from '../platform/files/routes.ts';
import { exportsRouter, exportStreamRouter } from '../submissions/exports/routes.ts';
import { folderClientsRouter } from '../sharing/clients/folderClientRoutes.ts';
import { accountPictureRouter } from '../forms/logos/accountPictureRoutes.ts';
import { foldersRouter } from '../forms/folders/routes.ts';
import { draftsRouter } from '../forms/drafts/draftRoutes.ts';
import { formsHomeRouter } from '../forms/home/homeRoutes.ts';
import { definitionRouter } from '../forms/definitionRoutes.ts';
import { organiseFormsRouter } from '../forms/organiseRoutes.ts';
import { assignedFormsRouter, formsRouter } from '../forms/routes.ts';
import { newFormRouter } from '../forms/templates/newFormRoutes.ts';
import { modelDraftsRouter } from '../forms/model-drafts/routes.ts';
import { versionsRouter } from '../forms/revisions/versionRoutes.ts';
import { scimTokenRouter } from './scim/tokenRoutes.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { AppDeps } from './appDeps.ts';
import { healthRouter } from '../platform/http/healthRoutes.ts';
import { logosRouter } from '../forms/logos/routes.ts';
import { picturesRouter } from '../forms/pictures/routes.ts';
import { formNotificationsRouter } from '../delivery/notifications/formRoutes.ts';
import { mailLinksRouter } from '../delivery/notifications/publicRoutes.ts';
import { formsInAccount, selectForms } from '../forms/policy.ts';
import { notificationEmailsRouter } from '../delivery/notifications/routes.ts';
import { ownPasskeysRouter } from '../people/profile/passkeyRoutes.ts';
import { profileRouter } from '../people/profile/routes.ts';
import { ownSignOnRouter } from '../people/profile/signOnRoutes.ts';
import { ownSecondFactorRouter } from '../people/profile/secondFactorRoutes.ts';
import { eventsRouter } from './event-streams/routes.ts';
import { apiKeysRouter } from '../sharing/api-keys/routes.ts';
import { sharedPagesRouter } from '../sharing/shared-results/pageRoutes.ts';
import { invitedPagesRouter } from '../visitors/public-forms/invited/pageRoutes.ts';
import { formInvitationsRouter } from '../delivery/invitations/routes.ts';
import { stopInvitationsRouter } from '../delivery/invitations/stopRoutes.ts';
import { receiptPagesRouter } from '../visitors/public-forms/receipts/pageRoutes.ts';
import { statusPagesRouter } from '../visitors/public-forms/status/pageRoutes.ts';
import { sharedLinkRouter } from '../sharing/shared-results/linkRoutes.ts';
import { sharedResultsRouter } from '../sharing/shared-results/routes.ts';
import { savedViewsRouter } from '../submissions/saved-views/routes.ts';
import { securityRouter } from '../people/security/routes.ts';
import { settingsRouter } from './settingsRoutes.ts';
import type { Provider } from 'oidc-provider';
import type { Lazy } from '../platform/process/lazy.ts';
import { consentRouter } from './mcp/oauth/consentRoutes.ts';
import { socialCardsRouter } from '../forms/social-cards/routes.ts';
import { addressRouter } from '../forms/addresses/routes.ts';
import { publishingRouter } from '../forms/publishing/routes.ts';
import { formWebsitesRouter } from '../forms/websites/routes.ts';
import { embedFilesRouter } from '../visitors/public-forms/page/embedFiles.ts';
import { embedRouter } from '../visitors/public-forms/page/embedRoutes.ts';
import { uploadsRouter } from '../visitors/public-forms/uploadRoutes.ts';
import { publicFormsRouter } from '../visitors/public-forms/routes.ts';
import { blocksRouter } from '../forms/templates/blockRoutes.ts';
import { templatesRouter } from '../forms/templates/routes.ts';
import { uploadedFilesRouter } from '../submissions/uploads/fileRoutes.ts';
import { storageRouter } from '../submissions/uploads/storageRoutes.ts';
import { formFilesRouter, submissionFilesRouter } from '../submissions/uploads/submissionFileRoutes.ts';
import { unfinishedRouter } from '../visitors/unfinished/routes.ts';
import { deliveriesRouter } from '../delivery/routes.ts';
import { accountWebhooksRouter } from '../delivery/webhooks/accountRoutes.ts';
import { webhooksRouter } from '../delivery/webhooks/routes.ts';
import { senderTablesRouter } from '../delivery/webhooks/senderTablesRoutes.ts';
import { bulkJobsRouter } from '../submissions/bulk/bulkJobRoutes.ts';
import { changeSubmissionsRouter } from '../submissions/bulk/changeRoutes.ts';
import { spamRouter } from '../submissions/trash/spamRoutes.ts';
import { trashRouter } from '../submissions/trash/routes.ts';
import { workBulkRouter } from '../submissions/bulk/workRoutes.ts';
import { annotationsRouter } from '../submissions/annotations/annotationRoutes.ts';
import { repliesRouter } from '../submissions/work/replyRoutes.ts';
import { statusesRouter } from '../submissions/work/workRoutes.ts';
import { formClicksRouter, submissionsRouter } from '../submissions/routes.ts';
import { submissionVersionsRouter } from '../submissions/versions/routes.ts';
import { editPagesRouter } from '../visitors/edits/pageRoutes.ts';
import { staffPagesRouter } from '../visitors/edits/staffPages.ts';
import { editsRouter, entriesRouter } from '../visitors/edits/staffRoutes.ts';

type CreateRouter = (deps: AppDeps & { oauthProvider?: Lazy<Provider> }) => Router<AppState>;

/** Visitors' routes, mounted before sign-in: they carry no session and need no look-up. */
export const PUBLIC_ROUTERS: readonly CreateRouter[] = [
  healthRouter,
  publicFormsRouter,
  uploadsRouter,
  embedRouter,
  embedFilesRouter,
  // Before the files in general, which are nothing under any other path.
  uploadedFilesRouter,
  filesRouter,
  mailLinksRouter,
  stopWeeklyReportRouter,
  exportLinksRouter,
  sharedPagesRouter,
  statusPagesRouter,
  receiptPagesRouter,
  invitedPagesRouter,
  formSignInRouter,
  stopInvitationsRouter,
  editPagesRouter,
  staffPagesRouter,
];

/** Routes that need the caller's identity. */
export const SIGNED_IN_ROUTERS: readonly CreateRouter[] = [
  authRouter,
  confirmRouter,
  passwordRouter,
  setUpRouter,
  accountsRouter,
  membersRouter,
  auditLogRouter,
  invitationsRouter,
  browserLinkRouter,
  mailRequestRouter,
  secondFactorRouter,
  signOnRouter,
  (deps) =>
    profileRouter({
      ...deps,
      selectOwnForms: (actor) => selectForms(formsInAccount(actor)),
    }),
  ownSecondFactorRouter,
  ownPasskeysRouter,
  ownSignOnRouter,
  clientAuthRouter,
  clientAccountRouter,
  clientPasswordRouter,
  clientFormsRouter,
  clientSubmissionsRouter,
  clientReadsRouter,
  clientSettingsRouter,
  clientCommentsRouter,
  clientReportsRouter,
  clientAnalyticsRouter,
  foldersRouter,
  accountPictureRouter,
  folderClientsRouter,
  // Before the forms, whose `:id` would match its paths.
  formsHomeRouter,
  formsRouter,
  newFormRouter,
  organiseFormsRouter,
  definitionRouter,
  draftsRouter,
  modelDraftsRouter,
  versionsRouter,
  publishingRouter,
  addressRouter,
  formWebsitesRouter,
  unfinishedRouter,
  socialCardsRouter,
  logosRouter,
  picturesRouter,
  templatesRouter,
  blocksRouter,
  brandKitsRouter,
  lookRouter,
  firstFormRouter,
  brandLogoRouter,
  assignedFormsRouter,
  formNotificationsRouter,
  webhooksRouter,
  accountWebhooksRouter,
  senderTablesRouter,
  deliveriesRouter,
  formInvitationsRouter,
  notificationEmailsRouter,
  weeklyReportRouter,
  weeklyReportsRouter,
  recurringExportRouter,
  // Before the submissions, whose `:id` would match the trash's paths.
  changeSubmissionsRouter,
  trashRouter,
  spamRouter,
  workBulkRouter,
  bulkJobsRouter,
  exportsRouter,
  exportStreamRouter,
  submissionFilesRouter,
  formFilesRouter,
  storageRouter,
  submissionsRouter,
  submissionVersionsRouter,
  editsRouter,
  entriesRouter,
  settingsRouter,
  annotationsRouter,
  commentsRouter,
  statusesRouter,
  repliesRouter,
  formClicksRouter,
  savedViewsRouter,
  apiKeysRouter,
  consentRouter,
  analyticsRouter,
  resultsRouter,
  resultsPdfRouter,
  submissionPdfRouter,
  sharedResultsRouter,
  sharedLinkRouter,
  contactRouter,
  eventsRouter,
  adminRouter,
  adminUsersRouter,
  adminClientsRouter,
  clientInvitationsRouter,
  adminSettingsRouter,
  adminMailRouter,
  mailServerRouter,
  signInProviderRouter,
  accountRulesRouter,
  scimTokenRouter,
  securityRouter,
  privacyRouter,
  legalHoldsRouter,
];
