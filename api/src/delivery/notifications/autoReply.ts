import type { EntityManager } from '@mikro-orm/postgresql';
import {
  capabilitiesOf,
  findCaptcha,
  fieldsOf,
  labelWithColon,
  listStoredParts,
  NAME_SOURCE,
  type Expression,
  type FormDefinition,
  type Question,
} from '@inlay/sdk/model';
import type { AutoReply } from '../../platform/contract/index.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { isMet, type Judge } from '../../submissions/judgeCondition.ts';
import { outlineIn } from '../../submissions/outlineIn.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { findAccountOwner } from '../../platform/identity/accountMembers.ts';
import { languageOf, printSubmission } from '../../submissions/printSubmission.ts';
import { seenForm } from '../../submissions/seenForm.ts';
import { senderLink } from '../../submissions/work/submissionLinks.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';
import { answerForSubject, answerForText } from './visitorText.ts';

/** A submission with the definition that it answered, and the judge of conditions about it. */
interface Answered {
  form: Form;
  submission: Submission;
  definition: FormDefinition;
  judge: Judge;
}

/**
 * Queues the automatic reply, if the form has one, a case of it fits or it is for all others, the visitor gave an
 * address, and a captcha was solved or the address was proven by a code: anybody can enter anybody's address.
 * Otherwise only the form's owner gets it, for a test. The mail gate limits the mails of an address (T22).
 */
export async function queueAutoReply(em: EntityManager, config: Config, answered: Answered): Promise<void> {
  const { form, submission, definition, judge } = answered;
  const { autoReply } = form;
  const reply = autoReply?.isOn ? listReplies(autoReply).find((one) => isMet(judge, one.condition)) : null;
  if (!reply) return;
  const visitor = await findMailableVisitor(em, { form, submission, definition, field: reply.to });
  if (!visitor) return;
  const settings = await em.findOne(FormPublishing, { formId: form.id });
  const seen = seenForm(form, definition, submission);
  const filling = { definition, seen: seen.definition, submission };
  await queueMail(
    em,
    'auto_reply',
    {
      ...envelopeOf(config, { ...answered, definition: seen.definition }, visitor.to),
      onceKey: `auto_reply:${submission.id}`,
      ...(autoReply?.attachesPdf &&
        visitor.isProven && { pdfOf: seenByVisitor(definition, settings?.hiddenFields ?? []) }),
    },
    {
      subject: fillIn(reply.subject, { ...filling, print: answerForSubject }),
      text: fillIn(reply.text, { ...filling, print: answerForText }),
      formTitle: seen.title,
      status: senderLinkOf(config, settings, { submission, definition }),
    },
  );
}

/** A reply of a form, and when it is sent; null = to all that no reply before it is for. */
type Reply = Pick<AutoReply, 'subject' | 'text' | 'to'> & { condition: Expression | null };

/** Lists the replies of a form in the order in which they are asked: its cases, and the one for all others. */
export const listReplies = ({ cases = [], otherwise = true, ...reply }: AutoReply): Reply[] => [
  ...cases.map((one) => ({ ...one, condition: one.if })),
  ...(otherwise ? [{ ...reply, condition: null }] : []),
];

/**
 * Queues mails to addresses that were answered, such as a manager's, under the conditions of the automatic reply. They
 * show what the visitor has seen, each answer as in a reply, also where a label names one: whoever holds the address
 * asked for nothing (T22).
 */
export async function queueAnswered(em: EntityManager, config: Config, answered: Answered): Promise<void> {
  const { form, submission, definition, judge } = answered;
  const fitting = (form.answeredRecipients ?? []).filter(({ condition }) => isMet(judge, condition));
  if (fitting.length === 0) return;
  const settings = await em.findOne(FormPublishing, { formId: form.id });
  const fields = seenByVisitor(definition, settings?.hiddenFields ?? []);
  const say = sayIn(languageOf(definition));
  const text = printSubmission(definition, submission, { fields })
    .filter((part) => part.text.trim())
    .map((part) => `${labelWithColon(answerForText(part.label))} ${answerForText(part.text.trim())}`)
    .join('\n\n');
  for (const { field } of fitting) {
    const found = await findMailableVisitor(em, { form, submission, definition, field });
    if (!found) continue;
    const onceKey = `answered:${submission.id}:${found.to}`;
    const subject = say('New submission: {title}', { title: form.title });
    const mail = { subject, text, formTitle: form.title, status: null };
    await queueMail(em, 'auto_reply', { ...envelopeOf(config, answered, found.to), onceKey }, mail);
  }
}

const envelopeOf = ({ platformName }: Config, { form, submission, definition }: Answered, to: string) => ({
  to,
  platformName,
  language: languageOf(definition),
  formId: form.id,
  accountId: form.accountId,
  submissionId: submission.id,
});

/**
 * Finds the address that the sender of a submission may be mailed at, see `queueAutoReply`; null without one.
 * @param about.field the email field whose answer it is; absent: the first that is answered.
 */
export async function findMailableVisitor(
  em: EntityManager,
  about: { form: Form; submission: Submission; definition: FormDefinition; field?: string | undefined },
): Promise<{ to: string; isProven: boolean } | null> {
  const { form, submission, definition, field } = about;
  const visitor = findVisitorAddress(definition, submission, field === undefined ? null : [field]);
  if (!visitor || visitor.isProven) return visitor;
  return (await mayReply(em, { to: visitor.to, form, definition })) ? visitor : null;
}

/**
 * Lists what a visitor has seen of a submission: their answers, and no hidden fields, values or scores. Only proven
 * addresses get them: a document of free text would otherwise be an advertisement to anybody (T22).
 * @param hidden prefilled fields that only the website around the form knows.
 */
function seenByVisitor(definition: FormDefinition, hidden: readonly string[]): string[] {
  const parts = listStoredParts(fieldsOf(definition), outlineIn(definition));
  const isSeen = (field: Question): boolean => !capabilitiesOf(field).isHidden && !hidden.includes(field.id);
  return parts.flatMap((part) => {
    if (part.kind === 'rows') return [part.id, ...part.fields.filter(isSeen).map(({ id }) => id)];
    return part.kind === 'answer' && isSeen(part.field) ? part.id : [];
  });
}

/** The link to the status or the answers, in the sender's language, where its owner gives one (SUBM-088, SUBM-118). */
function senderLinkOf(
  config: Config,
  settings: FormPublishing | null,
  { submission, definition }: { submission: Submission; definition: FormDefinition },
): { label: string; url: string } | null {
  if (!settings) return null;
  const language = submission.language ?? settings.language ?? languageOf(definition);
  const link = senderLink(config, settings, { submissionId: submission.id, language });
  return link && { label: link.text, url: link.url };
}

/** True where the form had a captcha when it was answered, and still has: an old page proves nothing. */
async function mayReply(
  em: EntityManager,
  { to, form, definition }: { to: string; form: Form; definition: FormDefinition },
): Promise<boolean> {
  const { definition: current } = await getCurrentRevision(em, form);
  if ([definition, current].every(findCaptcha)) return true;
  const owner = await findAccountOwner(em, form.accountId);
  return owner?.email === to && Boolean(owner.emailConfirmedAt);
}

interface Filling {
  /** Whose labels the owner names. */
  definition: FormDefinition;
  /** The same in the sender's language, in which answers are printed. */
  seen: FormDefinition;
  submission: Submission;
  /** Makes an answer harmless for its place. */
  print(answer: string): string;
}

/** A name in a reply: `{{id|words for a blank answer}}`, as everywhere, or `{label}`. */
const NAMES = new RegExp(String.raw`${NAME_SOURCE}|\{([^{}]{1,500})\}`, 'g');

/** Replaces names by their answers; text in braces that names nothing stays. */
function fillIn(template: string, { definition, seen, submission, print }: Filling): string {
  const texts = new Map(printSubmission(seen, submission).map(({ id, text }) => [id, text]));
  const known = listStoredParts(fieldsOf(definition), outlineIn(definition));
  const ids = new Set(known.map(({ id }) => id));
  const byLabel = new Map(known.map(({ id, label }) => [nameOf(label), id]));
  // In one pass: an answer may have braces, too.
  return template.replace(NAMES, (whole, id: string | undefined, fallback = '', label = '') => {
    const named = id ?? byLabel.get(nameOf(label));
    if (named === undefined || !ids.has(named)) return whole;
    return print((texts.get(named) ?? '').trim()) || fallback;
  });
}

const nameOf = (label: string): string => label.trim().toLowerCase();
