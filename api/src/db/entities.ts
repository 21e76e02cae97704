import { FormStatsDay } from '../analytics/formStatsDay.entity.ts';
import { FormStatsDetail } from '../analytics/formStatsDetail.entity.ts';
import { FormStatsVersion } from '../analytics/formStatsVersion.entity.ts';
import { VisitMark } from '../analytics/visitMark.entity.ts';
import { LoginAttempt } from '../auth/loginAttempt.entity.ts';
import { OneTimeToken } from '../auth/oneTimeToken.entity.ts';
import { Passkey } from '../auth/second-factor/passkey.entity.ts';
import { RecoveryCode } from '../auth/second-factor/recoveryCode.entity.ts';
import { UserSession } from '../auth/userSession.entity.ts';
import { Client } from '../clients/client.entity.ts';
import { ClientSession } from '../clients/clientSession.entity.ts';
import { ContactMessage } from '../contact/contactMessage.entity.ts';
import { ClientFolder } from '../folders/clientFolder.entity.ts';
import { Export } from '../exports/export.entity.ts';
import { Form } from '../forms/form.entity.ts';
import { FormNotificationEmail } from '../forms/formNotificationEmail.entity.ts';
import { FormRevision } from '../forms/formRevision.entity.ts';
import { RateLimit } from '../limits/rateLimit.entity.ts';
import { MailConsent } from '../mail/mailConsent.entity.ts';
import { OutboxMail } from '../mail/outboxMail.entity.ts';
import { MailLink } from '../notifications/mailLink.entity.ts';
import { SubmissionNotice } from '../notifications/submissionNotice.entity.ts';
import { UserNotificationEmail } from '../notifications/userNotificationEmail.entity.ts';
import { SavedView } from '../saved-views/savedView.entity.ts';
import { SecurityEvent } from '../security/securityEvent.entity.ts';
import { SubmissionBrowser } from '../public-forms/submit/submissionBrowser.entity.ts';
import { SubmitAttempts } from '../public-forms/submit/submitAttempts.entity.ts';
import { EmbedReport } from '../publishing/embedReport.entity.ts';
import { FormPublishing } from '../publishing/formPublishing.entity.ts';
import { PlatformSetting } from '../settings/platformSetting.entity.ts';
import { EmailClick } from '../submissions/emailClick.entity.ts';
import { FormRedirect } from '../submissions/formRedirect.entity.ts';
import { Submission } from '../submissions/submission.entity.ts';
import { SubmissionMark } from '../submissions/submissionMark.entity.ts';
import { SubmissionNote } from '../submissions/submissionNote.entity.ts';
import { SubmissionTag } from '../submissions/submissionTag.entity.ts';
import { Tag } from '../submissions/tag.entity.ts';
import { UsedCaptchaToken } from '../submissions/usedCaptchaToken.entity.ts';
import { FormTemplate } from '../templates/formTemplate.entity.ts';
import { BulkJob } from '../trash/bulkJob.entity.ts';
import { Profile } from '../users/profile.entity.ts';
import { User } from '../users/user.entity.ts';
import { WebhookDelivery } from '../webhooks/webhookDelivery.entity.ts';
import { Webhook } from '../webhooks/webhook.entity.ts';

/** Every table of ours. */
export const ENTITIES = [
  User,
  Profile,
  UserSession,
  RecoveryCode,
  Passkey,
  OneTimeToken,
  LoginAttempt,
  SecurityEvent,
  Client,
  ClientSession,
  ClientFolder,
  Form,
  FormRevision,
  FormNotificationEmail,
  FormTemplate,
  Submission,
  SubmissionMark,
  SubmissionNote,
  Tag,
  SubmissionTag,
  SavedView,
  FormRedirect,
  EmailClick,
  UsedCaptchaToken,
  BulkJob,
  Export,
  FormStatsDay,
  FormStatsDetail,
  FormStatsVersion,
  VisitMark,
  UserNotificationEmail,
  SubmissionNotice,
  MailLink,
  ContactMessage,
  MailConsent,
  OutboxMail,
  Webhook,
  WebhookDelivery,
  PlatformSetting,
  RateLimit,
  FormPublishing,
  EmbedReport,
  SubmitAttempts,
  SubmissionBrowser,
];
