import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { Router } from '@koa/router';
import { clientInvitationsRouter } from './admin/clientInvitationRoutes.ts';
import { adminClientsRouter } from './admin/clientRoutes.ts';
import { adminMailRouter } from './admin/mailRoutes.ts';
import { apiV1 } from './api-v1/apiV1.ts';
import { apiV1Router } from './api-v1/mountApiV1.ts';
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
import { authenticate } from '../platform/http/authenticate.ts';
import { browserLinkRouter } from '../people/auth/browser-link/browserLinkRoutes.ts';
import { mailRequestRouter } from '../people/auth/mailRequestRoutes.ts';
import { confirmRouter } from '../people/auth/sign-up/confirmRoutes.ts';
import { passwordRouter } from '../people/auth/password/passwordRoutes.ts';
import { invitationsRouter } from '../people/members/invitationRoutes.ts';
import { auditLogRouter } from '../people/audit/routes.ts';
import { accountsRouter, membersRouter } from '../people/members/routes.ts';
import { setUpRouter } from '../people/auth/sign-up/setUpRoutes.ts';
import { recordDenials } from '../people/auth/recordDenials.ts';
import { authRouter } from '../people/auth/routes.ts';
import { secondFactorRouter } from '../people/auth/second-factor/routes.ts';
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
import { versionsRouter } from '../forms/revisions/versionRoutes.ts';
import { scim, scimRouter } from './scim/scimRoutes.ts';
import { scimTokenRouter } from './scim/tokenRoutes.ts';
import { isObserving } from '../platform/db/observeQueries.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { AppDeps } from './appDeps.ts';
import { publicCors } from '../platform/http/cors.ts';
import { directRoute, type Step } from '../platform/http/directRoute.ts';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { healthRouter } from '../platform/http/healthRoutes.ts';
import { originCheck } from '../platform/http/originCheck.ts';
import { shedLoad } from '../platform/http/overload.ts';
import { endpointsOf, routesOf, type Route } from '../platform/http/route.ts';
import { routeByPrefix } from '../platform/http/routeByPrefix.ts';
import { requestContext } from '../platform/http/requestContext.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { traceRequests } from '../platform/http/traceRequests.ts';
import { staticFiles } from '../visitors/pages/staticFiles.ts';
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
import { statusPagesRouter } from '../visitors/public-forms/status/pageRoutes.ts';
import { sharedLinkRouter } from '../sharing/shared-results/linkRoutes.ts';
import { sharedResultsRouter } from '../sharing/shared-results/routes.ts';
import { savedViewsRouter } from '../submissions/saved-views/routes.ts';
import { securityRouter } from '../people/security/routes.ts';
import { settingsRouter } from './settingsRoutes.ts';
import { socialCardsRouter } from '../forms/social-cards/routes.ts';
import { publishingRouter } from '../forms/publishing/routes.ts';
import { formWebsitesRouter } from '../forms/websites/routes.ts';
import { embedFilesRouter } from '../visitors/public-forms/page/embedFiles.ts';
import { busyPage, isFormPage } from '../visitors/public-forms/page/busyPage.ts';
import { embedRouter } from '../visitors/public-forms/page/embedRoutes.ts';
import { uploadsRouter } from '../visitors/public-forms/uploadRoutes.ts';
import { publicFormsRouter } from '../visitors/public-forms/routes.ts';
import {
  SUBMISSION_ADDRESS,
  SUBMISSION_ROUTE,
  submissionEndpoint,
} from '../visitors/public-forms/submit/submissionEndpoint.ts';
import { blocksRouter } from '../forms/templates/blockRoutes.ts';
import { templatesRouter } from '../forms/templates/routes.ts';
import { uploadedFilesRouter } from '../submissions/uploads/fileRoutes.ts';
import { keepFilesApart } from '../platform/files/keepFilesApart.ts';
import { storageRouter } from '../submissions/uploads/storageRoutes.ts';
import { formFilesRouter, submissionFilesRouter } from '../submissions/uploads/submissionFileRoutes.ts';
import { deliveriesRouter } from '../delivery/routes.ts';
import { accountWebhooksRouter } from '../delivery/webhooks/accountRoutes.ts';
import { webhooksRouter } from '../delivery/webhooks/routes.ts';
import { senderTablesRouter } from '../delivery/webhooks/senderTablesRoutes.ts';
import { bulkJobsRouter } from '../submissions/bulk/bulkJobRoutes.ts';
import { changeSubmissionsRouter } from '../submissions/bulk/changeRoutes.ts';
import { trashRouter } from '../submissions/trash/routes.ts';
import { workBulkRouter } from '../submissions/bulk/workRoutes.ts';
import { annotationsRouter } from '../submissions/annotations/annotationRoutes.ts';
import { repliesRouter } from '../submissions/work/replyRoutes.ts';
import { statusesRouter } from '../submissions/work/workRoutes.ts';
import { formClicksRouter, submissionsRouter } from '../submissions/routes.ts';

/** Error codes of a connection that the visitor closed before the response ended; not worth a log line. */
const CLIENT_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

type CreateRouter = (deps: AppDeps) => Router<AppState>;

/** Visitors' routes, mounted before sign-in: they carry no session and need no look-up. */
const PUBLIC_ROUTERS: readonly CreateRouter[] = [
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
];

/** Routes that need the caller's identity. */
const SIGNED_IN_ROUTERS: readonly CreateRouter[] = [
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
  versionsRouter,
  publishingRouter,
  formWebsitesRouter,
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
  notificationEmailsRouter,
  weeklyReportRouter,
  weeklyReportsRouter,
  recurringExportRouter,
  // Before the submissions, whose `:id` would match the trash's paths.
  changeSubmissionsRouter,
  trashRouter,
  workBulkRouter,
  bulkJobsRouter,
  exportsRouter,
  exportStreamRouter,
  submissionFilesRouter,
  formFilesRouter,
  storageRouter,
  submissionsRouter,
  settingsRouter,
  annotationsRouter,
  commentsRouter,
  statusesRouter,
  repliesRouter,
  formClicksRouter,
  savedViewsRouter,
  apiKeysRouter,
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
];

/** The HTTP application; middleware is listed in the order in which a request passes it. */
function createApp(deps: AppDeps): Koa<AppState> {
  const app = createEmptyApp(deps);
  const signedIn = SIGNED_IN_ROUTERS.map((createRouter) => createRouter(deps));
  app.use(routeByPrefix(PUBLIC_ROUTERS.map((createRouter) => createRouter(deps))));
  app.use(apiV1(deps, signedIn));
  app.use(scim(deps));
  app.use(staticFiles(deps));
  app.use(originCheck(deps.config.publicUrl));
  app.use(authenticate(deps));
  app.use(recordDenials(deps));
  app.use(routeByPrefix(signedIn));
  return app;
}

/** The application as a request listener that sheds load (E21); submissions pass Koa by (decision 189). */
export const createListener = (deps: AppDeps): RequestListener =>
  shedLoad(
    deps.overload,
    {
      ...deps.config,
      pageOf: (request, retryAfter) => (isFormPage(request) ? busyPage(request, retryAfter) : null),
    },
    directRoute(createApp(deps), {
      method: 'POST',
      address: SUBMISSION_ADDRESS,
      route: SUBMISSION_ROUTE,
      steps: [...commonSteps(deps), publicCors, submissionEndpoint(deps)],
    }),
  );

/** The application of a process that only runs jobs: its health. */
export function createWorkerApp(deps: AppDeps): Koa<AppState> {
  const app = createEmptyApp(deps);
  app.use(routeByPrefix([healthRouter(deps)]));
  return app;
}

function createEmptyApp(deps: AppDeps): Koa<AppState> {
  const app = new Koa<AppState>();
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CLIENT_LEFT.has(error.code ?? '')) deps.logger.error({ err: error }, 'A response failed');
  });
  for (const step of commonSteps(deps)) app.use(step);
  return app;
}

/** What every request passes first. */
const commonSteps = ({ logger, readiness, outages, config, overload }: AppDeps): Step[] => [
  requestContext(logger),
  ...(isObserving() ? [traceRequests] : []),
  (ctx, next) => {
    // The draining server closes the connection before the next request could use it.
    if (readiness.isDraining) ctx.set('Connection', 'close');
    return next();
  },
  errorHandler(outages),
  securityHeaders(config.publicUrl),
  keepFilesApart(config.filesOrigin),
  (ctx, next) => overload.during(ctx.req, next),
];

/** Lists every route of the application, for the table of permissions and the description of the API. */
export function listRoutes(deps: AppDeps): Route[] {
  const signedIn = SIGNED_IN_ROUTERS.map((createRouter) => createRouter(deps));
  const visitors = PUBLIC_ROUTERS.map((createRouter) => createRouter(deps));
  const others = [apiV1Router(deps, endpointsOf(signedIn)), scimRouter(deps)];
  return [...visitors, ...signedIn, ...others].flatMap(routesOf);
}
