import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import type { Form } from '../entities/form.entity.ts';
import { FormRevision } from '../entities/formRevision.entity.ts';
import type { Submission } from '../entities/submission.entity.ts';
import type { MailFact } from '../mail/composeMail.ts';
import type { Recipient } from '../recipients/findRecipients.ts';
import { FULL_VISIBILITY } from '../submissions/answerVisibility.ts';
import { answersVisibleToClient } from '../submissions/clientVisibility.ts';
import { printAnswers } from '../submissions/printSubmission.ts';

/** Prints the answers that a recipient may read. */
type PrintForRecipient = (definition: FormDefinition, submission: Submission) => MailFact[];

/**
 * Returns how submissions of a form are printed for its recipients: the client reads in mails what the assignment
 * shows (decision 060), and nothing of submissions from before it.
 */
export async function createRecipientPrinter(
  em: EntityManager,
  form: Form,
): Promise<(recipient: Recipient) => PrintForRecipient> {
  const find = (id: string) => em.findOne(FormRevision, { id });
  const ofClient = await answersVisibleToClient(em, { find }, form);
  return ({ isClient }) => {
    const { fields, since } = isClient ? ofClient : FULL_VISIBILITY;
    return (definition, submission) =>
      since && submission.submittedAt < since ? [] : printAnswers(definition, submission, { fields });
  };
}
