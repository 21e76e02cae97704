import { Account } from './account.entity.ts';
import { AccountGrant } from './accountGrant.entity.ts';
import { AccountInvitation } from './accountInvitation.entity.ts';
import { AccountMember } from './accountMember.entity.ts';
import { ApiKey } from './apiKey.entity.ts';
import { IdempotentAnswer } from './idempotentAnswer.entity.ts';
import { FormStatsDay } from './formStatsDay.entity.ts';
import { FormStatsDetail } from './formStatsDetail.entity.ts';
import {
  FormResultAddition,
  FormResultBlock,
  FormResultChange,
  FormResultColumn,
  FormResultCounts,
  FormResultDelta,
  FormResultState,
} from './formResults.entity.ts';
import { FormStatsVersion } from './formStatsVersion.entity.ts';
import { VisitMark } from './visitMark.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationList } from './invitationList.entity.ts';
import { InvitationStop } from './invitationStop.entity.ts';
import { LogEntry } from './logEntry.entity.ts';
import { LogHead } from './logHead.entity.ts';
import { LoginAttempt } from './loginAttempt.entity.ts';
import { OauthRecord } from './oauthRecord.entity.ts';
import { OneTimeToken } from './oneTimeToken.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { RecoveryCode } from './recoveryCode.entity.ts';
import { DirectoryGroup } from './directoryGroup.entity.ts';
import { DirectoryGroupMember } from './directoryGroupMember.entity.ts';
import { DirectoryPerson } from './directoryPerson.entity.ts';
import { UserIdentity } from './userIdentity.entity.ts';
import { UserSession } from './userSession.entity.ts';
import { Client } from './client.entity.ts';
import { ClientSession } from './clientSession.entity.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { ClientFolderShare } from './clientFolderShare.entity.ts';
import { ClientFormRead } from './clientFormRead.entity.ts';
import { ClientRead } from './clientRead.entity.ts';
import { ClientFolder } from './clientFolder.entity.ts';
import { Erasure } from './erasure.entity.ts';
import { ErasedRemains } from './erasedRemains.entity.ts';
import { LegalHold } from './legalHold.entity.ts';
import { PersonErasure } from './personErasure.entity.ts';
import { Export } from './export.entity.ts';
import { Form } from './form.entity.ts';
import { NotificationRecipient } from './notificationRecipient.entity.ts';
import { FormDraft } from './formDraft.entity.ts';
import { FormLookBefore } from './formLookBefore.entity.ts';
import { FormRevision } from './formRevision.entity.ts';
import { RateLimit } from './rateLimit.entity.ts';
import { MailConsent } from './mailConsent.entity.ts';
import { MailLink } from './mailLink.entity.ts';
import { SubmissionNotice } from './submissionNotice.entity.ts';
import { SavedView } from './savedView.entity.ts';
import { SharedResults } from './sharedResults.entity.ts';
import { SharedState } from './sharedState.entity.ts';
import { SecurityEvent } from './securityEvent.entity.ts';
import { SubmissionBrowser } from './submissionBrowser.entity.ts';
import { SubmitAttempts } from './submitAttempts.entity.ts';
import { EmbedReport } from './embedReport.entity.ts';
import { RefusedSubmissions } from './refusedSubmissions.entity.ts';
import { FormPublishing } from './formPublishing.entity.ts';
import { Picture } from './picture.entity.ts';
import { PlatformSetting } from './platformSetting.entity.ts';
import { EmailClick } from './emailClick.entity.ts';
import { FormQuota } from './formQuota.entity.ts';
import { FormRedirect } from './formRedirect.entity.ts';
import { Submission } from './submission.entity.ts';
import { SubmissionMark } from './submissionMark.entity.ts';
import { SubmissionNote } from './submissionNote.entity.ts';
import { RecurringExport } from './recurringExport.entity.ts';
import { ReplyTemplate } from './replyTemplate.entity.ts';
import { SubmissionComment } from './submissionComment.entity.ts';
import { SubmissionEntry } from './submissionEntry.entity.ts';
import { SubmissionQuota } from './submissionQuota.entity.ts';
import { SubmissionValue } from './submissionValue.entity.ts';
import { SubmissionVersion } from './submissionVersion.entity.ts';
import { SubmissionStatus } from './submissionStatus.entity.ts';
import { SubmissionWork } from './submissionWork.entity.ts';
import { SubmissionTag } from './submissionTag.entity.ts';
import { Tag } from './tag.entity.ts';
import { UsedCaptchaToken } from './usedCaptchaToken.entity.ts';
import { BrandKit } from './brandKit.entity.ts';
import { FileRemoval } from './fileRemoval.entity.ts';
import { UnfinishedAnswers } from './unfinishedAnswers.entity.ts';
import { Upload } from './upload.entity.ts';
import { AccountAddress, FormAddress } from './formAddress.entity.ts';
import { FormBlock } from './formBlock.entity.ts';
import { FormTemplate } from './formTemplate.entity.ts';
import { FormWebsite } from './formWebsite.entity.ts';
import { BulkJob } from './bulkJob.entity.ts';
import { BulkJobChange } from './bulkJobChange.entity.ts';
import { DigestPeriod } from './digestPeriod.entity.ts';
import { Profile } from './profile.entity.ts';
import { User } from './user.entity.ts';
import { Delivery } from './delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { AccountModel } from './accountModel.entity.ts';
import { AccountSpam } from './accountSpam.entity.ts';
import { ModelDraft } from './modelDraft.entity.ts';
import { WeeklyReport } from './weeklyReport.entity.ts';

/** Every table of ours. */
export const ENTITIES = [
  User,
  Account,
  AccountMember,
  AccountModel,
  AccountSpam,
  ApiKey,
  IdempotentAnswer,
  Profile,
  DirectoryGroup,
  DirectoryGroupMember,
  DirectoryPerson,
  UserIdentity,
  UserSession,
  RecoveryCode,
  Passkey,
  OauthRecord,
  OneTimeToken,
  LogEntry,
  LogHead,
  LoginAttempt,
  SecurityEvent,
  Client,
  ClientSession,
  ClientFolder,
  ClientFolderShare,
  ClientFormRead,
  ClientRead,
  Form,
  AccountGrant,
  AccountInvitation,
  FormDraft,
  ModelDraft,
  FormLookBefore,
  FormRevision,
  NotificationRecipient,
  BrandKit,
  AccountAddress,
  FormAddress,
  FormBlock,
  FormTemplate,
  FormWebsite,
  Submission,
  SubmissionMark,
  SubmissionNote,
  Tag,
  SubmissionTag,
  SubmissionQuota,
  SubmissionStatus,
  SubmissionWork,
  SubmissionComment,
  SubmissionEntry,
  SubmissionValue,
  SubmissionVersion,
  ReplyTemplate,
  SavedView,
  SharedResults,
  SharedState,
  FormQuota,
  FormRedirect,
  EmailClick,
  UsedCaptchaToken,
  BulkJob,
  BulkJobChange,
  DigestPeriod,
  Erasure,
  ErasedRemains,
  LegalHold,
  PersonErasure,
  Export,
  FormStatsDay,
  FormStatsDetail,
  FormStatsVersion,
  FormResultState,
  FormResultCounts,
  FormResultChange,
  FormResultAddition,
  FormResultDelta,
  FormResultBlock,
  FormResultColumn,
  VisitMark,
  SubmissionNotice,
  RecurringExport,
  WeeklyReport,
  MailLink,
  ContactMessage,
  MailConsent,
  Webhook,
  Delivery,
  Picture,
  PlatformSetting,
  RateLimit,
  FormPublishing,
  InvitationList,
  Invitation,
  InvitationStop,
  EmbedReport,
  RefusedSubmissions,
  SubmitAttempts,
  SubmissionBrowser,
  UnfinishedAnswers,
  Upload,
  FileRemoval,
];
