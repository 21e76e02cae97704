import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type {
  ChannelKind,
  PayloadVersion,
  WebhookChannel,
  WebhookEventType,
} from '../../platform/contract/index.ts';
import type { Delivery } from '../../platform/entities/delivery.entity.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import type { Attempt } from '../../platform/jobs/defineJob.ts';
import type { QueueName } from '../../platform/jobs/queues.ts';
import type { FindMailer } from '../../platform/mail/createFindMailer.ts';
import type { MailFile } from '../../platform/mail/mailer.ts';
import type { AttachedPdf } from '../../platform/mail/queueMail.ts';
import type { Text } from '../../platform/texts/translate.ts';
import type { CallAnswer } from './webhookClient.ts';
import type { WebhookSender } from './webhookSender.ts';

/**
 * Draws the PDF that a mail carries; null for one that cannot be made or is too large.
 * @throws {QueueFullError} while too many are drawn.
 */
export type DrawAttachedPdf = (
  mail: Pick<Delivery, 'submissionId' | 'kind'>,
  attached: AttachedPdf,
) => Promise<MailFile | null>;

/** What channels send with. */
export interface ChannelDeps {
  config: Config;
  orm: MikroORM;
  findMailer: FindMailer;
  drawAttachedPdf: DrawAttachedPdf;
  webhooks: WebhookSender;
}

/** What is stored of an attempt, whatever came of it. */
interface Attempted {
  answer?: CallAnswer;
  /** What was sent, of a channel that writes its message when it sends it. */
  message?: object;
}

/** What came of one attempt. */
export type Outcome =
  | ({ result: 'sent' } & Attempted)
  | (Attempted & {
      result: 'failed';
      error: string;
      /** No further attempt would help. */
      isFinal?: boolean;
      /** Why the receiver wants nothing more: its webhook is turned off, and the owners are told. */
      stops?: Text;
      /** The least wait before the next attempt, in ms, as the receiver asks. */
      waitMs?: number;
      /** Whether it may have arrived: the answer was lost. */
      mayHaveArrived?: boolean;
    })
  /** Nothing was sent, and no attempt is counted. @property waitMs null: whoever makes it possible adds the job. */
  | { result: 'later'; waitMs: number | null };

/** A delivery with its message. */
export type Outgoing<Message> = Delivery & { message: Message };

/** A way by which a form tells of what happens to it; `delivery/channels.ts` lists them all. */
export interface Channel<Message = object> {
  readonly kind: ChannelKind;
  /** Workers that make its attempts. */
  readonly queue: QueueName;
  /** Longest time from the first attempt to the last, in ms. */
  readonly triesForMs: number;
  /** Whether the log keeps the message once it is sent. */
  readonly keepsMessage: boolean;
  attempt(
    deps: ChannelDeps,
    delivery: Outgoing<Message>,
    context: { webhook: Webhook | null; job: Attempt },
  ): Promise<Outcome>;
  /** Returns what the log shows of the message; null for nothing. */
  print(message: Message): string | null;
  /** Whether one that has lost its message can be written anew; absent where none loses it. */
  canWriteAgain?(delivery: Delivery): boolean;
  /**
   * Checks that a delivery may be sent again, or writes another where its message is gone; absent: it may.
   * @returns whether this one is to be queued again.
   * @throws {ProblemError} why it may not.
   */
  resend?(em: EntityManager, config: Config, delivery: Delivery): Promise<boolean>;
}

/** Something that happened to a form or a submission. */
export interface FormEvent {
  /** The id of the submission, the change or the comment; that of the delivery for a test. */
  id: string;
  type: WebhookEventType | 'form.test';
  /** The form that it is about; null for the test of an account without forms. */
  formId: string | null;
  time: string;
  /** What receivers are told of it, in a version of the payload (docs/webhooks.md). */
  data(version: PayloadVersion): object;
}

/** The texts of the mail that owners get when a webhook or a sender stops. */
export interface StoppedTexts {
  subject: Text;
  text: Text;
  /** What to do. */
  advice: Text;
  action: Text;
}

/** A channel that calls addresses which a form's owner names. */
export interface CallChannel<Message = object> extends Channel<Message> {
  readonly kind: WebhookChannel;
  /**
   * Whether its deliveries go one by one, in the order of the submissions, and wait while their sender is paused
   * (decision 862).
   */
  readonly isOrdered: boolean;
  /** Whether a message can arrive twice when its answer was lost. */
  readonly canRepeat: boolean;
  attempt(
    deps: ChannelDeps,
    delivery: Outgoing<Message>,
    context: { webhook: Webhook; job: Attempt },
  ): Promise<Outcome>;
  write(webhook: Webhook, event: FormEvent): Message;
  /** Why nothing goes out while its webhook is off. */
  readonly isOff: Text;
  /** The mail to owners when it stops: `{title}` is the form's, `{address}` what was called. */
  readonly stopped: StoppedTexts;
}
