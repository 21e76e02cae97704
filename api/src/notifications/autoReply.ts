import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail, printAnswer, type FormDefinition } from '@inlay/sdk/model';
import type { Config } from '../config.ts';
import type { Form } from '../forms/form.entity.ts';
import { OutboxMail } from '../mail/outboxMail.entity.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Submission } from '../submissions/submission.entity.ts';
import { readAnsweredDefinition } from './printSubmission.ts';

const DAY_MS = 24 * 60 * 60_000;
/**
 * Mails that anybody can have sent to any address by entering it, in a day: few, so that nobody's mailbox
 * is filled by us (T22). A captcha makes each one cost work, and lets a person answer a form again.
 */
const DAILY_LIMITS = {
  withoutCaptcha: { perForm: 1, overall: 3 },
  withCaptcha: { perForm: 5, overall: 10 },
} as const;
/** Longest answer put into a mail, in characters: a mail is not what strangers write to strangers. */
const MAX_FILLED_LENGTH = 200;

/** Answers the visitor, if the form does so, he gave an address, and it has not had too many (T22). */
export async function queueAutoReply(
  em: EntityManager,
  config: Config,
  { form, submission }: { form: Form; submission: Submission },
): Promise<void> {
  const { autoReply } = form;
  if (!autoReply?.isOn) return;
  const definition = await readAnsweredDefinition(em, submission.revisionId);
  const to = findVisitorEmail(definition, submission);
  if (!to || !(await mayReply(em, { to, form, definition }))) return;
  await queueMail(
    em,
    'auto_reply',
    {
      to,
      platformName: config.platformName,
      formId: form.id,
      submissionId: submission.id,
      onceKey: `auto_reply:${submission.id}`,
    },
    {
      subject: fillIn(autoReply.subject, definition, submission),
      text: fillIn(autoReply.text, definition, submission),
      formTitle: form.title,
    },
  );
}

/** The first answered email field. */
function findVisitorEmail({ fields }: FormDefinition, { answers }: Submission): string | null {
  for (const field of fields) {
    const answer = field.type === 'email' ? answers[field.id] : null;
    const checked = typeof answer === 'string' ? checkEmail(answer) : null;
    if (checked?.ok) return checked.value;
  }
  return null;
}

async function mayReply(
  em: EntityManager,
  { to, form, definition }: { to: string; form: Form; definition: FormDefinition },
): Promise<boolean> {
  // Two forms may answer the same address at the same moment.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`auto_reply:${to}`]);
  const hasCaptcha = definition.fields.some(({ type }) => type === 'captcha');
  const limits = hasCaptcha ? DAILY_LIMITS.withCaptcha : DAILY_LIMITS.withoutCaptcha;
  const createdAt = { $gt: new Date(Date.now() - DAY_MS) };
  const sent = { kind: 'auto_reply', recipient: to, createdAt } as const;
  if ((await em.count(OutboxMail, sent)) >= limits.overall) return false;
  return (await em.count(OutboxMail, { ...sent, formId: form.id })) < limits.perForm;
}

/** Puts answers in place of `{label}`; what is no label stays as it is. */
function fillIn(template: string, { fields }: FormDefinition, { answers }: Submission): string {
  const byLabel = new Map(fields.map((field) => [nameOf(field.label), field]));
  return template.replace(/\{([^{}]{1,500})\}/g, (whole, label: string) => {
    const field = byLabel.get(nameOf(label));
    return field ? printAnswer(field, answers[field.id]).slice(0, MAX_FILLED_LENGTH) : whole;
  });
}

const nameOf = (label: string): string => label.trim().toLowerCase();
