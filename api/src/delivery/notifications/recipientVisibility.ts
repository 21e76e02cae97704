import type { EntityManager } from '@mikro-orm/postgresql';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import type { Recipient } from '../../people/recipients/findRecipients.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { accessOfAssignment, accessOfShare } from '../../submissions/visibility/clientAccess.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';

/** What a recipient may read of a submission. */
export type VisibleTo = (submission: Submission) => Pick<AnswerVisibility, 'fields'>;

const ANSWERS_ALONE = { mayExport: false, mayComment: false, seesStatus: false };
/** Shows no answer at all. */
const NOTHING: AnswerVisibility = { fields: [], since: null, seesRules: false };

/**
 * Returns what recipients of a form's mails may read of its submissions: a client what the assignment or the share of
 * its folder shows (decisions 060 and 355), and nothing of submissions from before it.
 */
export async function createRecipientVisibility(
  em: EntityManager,
  form: Form,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => VisibleTo> {
  const find = (id: string) => em.findOne(FormRevision, { id });
  const visible = new Map<Recipient['preset'], AnswerVisibility>();
  for (const preset of new Set(recipients.map((recipient) => recipient.preset))) {
    // A mail shows answers alone.
    const access = preset ? accessOfShare({ preset, ...ANSWERS_ALONE }) : accessOfAssignment(form);
    const hidesAll = preset !== null && !access.mayReadSubmissions;
    // oxlint-disable-next-line no-await-in-loop -- one connection reads one after the other
    const shown = hidesAll
      ? NOTHING
      : await answersVisibleToClient(em, { find }, { formId: form.id, access });
    visible.set(preset, shown);
  }
  return ({ isClient, preset }) => {
    const { fields, since } = isClient ? (visible.get(preset) ?? NOTHING) : FULL_VISIBILITY;
    return ({ submittedAt }) => (since && submittedAt < since ? NOTHING : { fields });
  };
}
