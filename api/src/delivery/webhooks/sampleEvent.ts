import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ANSWER_MODELS,
  capabilitiesOf,
  fieldsOf,
  listStoredParts,
  OPERATORS,
  PLANNED_TEXTS,
  planOf,
  validateAnswers,
  validateWithPlan,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { NIL } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import type { FormEventType, WebhookEventType } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { formDay } from '../../submissions/formDay.ts';
import { outlineIn } from '../../submissions/outlineIn.ts';
import { getAnsweredDefinition, languageOf } from '../../submissions/printSubmission.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { envelopeOf } from '../channels/webhook.ts';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { aboutForm } from './formEvents.ts';
import { webhookPayload } from './webhookPayload.ts';

/** The payload that hooks are called with. */
const VERSION = 2;

/** What a submission of a payload has. */
type Answered = Pick<Submission, 'id' | 'receiptCode' | 'submittedAt' | 'revisionId' | 'answers'>;

export interface EventSample {
  /** Whether it is about no submission that there is. */
  isMadeUp: boolean;
  payload: Record<string, unknown>;
}

interface Sampled {
  event: WebhookEventType;
  form: Form;
  /** What its reader may see; null: no submission at all. */
  visibility: AnswerVisibility | null;
}

/**
 * Returns the payload that a hook would be called with: of the newest submission that its reader may see, and where
 * there is none, of answers made up from the form.
 */
export async function sampleEvent(
  em: EntityManager,
  config: Config,
  { event: type, form, visibility }: Sampled,
): Promise<EventSample> {
  const newest = visibility && (await findNewest(em, form, visibility));
  const definition = newest
    ? await getAnsweredDefinition(em, newest)
    : (await getCurrentRevision(em, form)).definition;
  const submission: Answered = newest ?? {
    id: NIL,
    receiptCode: 'SAMPLE',
    submittedAt: new Date(),
    revisionId: form.currentRevisionId,
    answers: sampleAnswers(definition),
  };
  const fields = visibility?.fields ?? null;
  const whole = webhookPayload(VERSION, { form, submission, definition, config, fields });
  const data = dataOf(type, { form, submission, whole });
  const time = new Date().toISOString();
  const event = { id: submission.id, type, formId: form.id, time, data: () => data };
  return { isMadeUp: !newest || type !== 'form.submitted', payload: { ...envelopeOf(VERSION, event) } };
}

const findNewest = (
  em: EntityManager,
  { id: formId, accountId }: Form,
  { since }: AnswerVisibility,
): Promise<Submission | null> =>
  em.findOne(
    Submission,
    { formId, accountId, deletedAt: null, ...(since && { submittedAt: { $gte: since } }) },
    { orderBy: { submittedAt: 'desc', id: 'desc' } },
  );

const aboutSubmission = (form: Form, { id, receiptCode, submittedAt }: Answered) => ({
  version: VERSION,
  formId: form.id,
  formTitle: form.title,
  submissionId: id,
  receiptCode,
  submittedAt: submittedAt.toISOString(),
});

/** What an event says of a submission. @param about.whole what a new one would be told as */
function dataOf(
  type: WebhookEventType,
  { form, submission, whole }: { form: Form; submission: Answered; whole: object },
): object {
  if (type === 'form.submitted') return whole;
  if (type === 'submission.updated') return { ...whole, edit: EDIT };
  if (isOfForm(type)) return aboutForm(form, { type, revisionId: form.currentRevisionId, reason: 'by_hand' });
  return { ...aboutSubmission(form, submission), ...SAMPLES[type] };
}

const isOfForm = (type: WebhookEventType): type is FormEventType =>
  type === 'form.published' || type === 'form.opened' || type === 'form.closed';

const SOMEBODY = { id: NIL, name: 'Ada Lovelace' };
const EDIT = {
  number: 2,
  editedAt: new Date(0).toISOString(),
  isByVisitor: true,
  by: null,
  reason: null,
  changedIds: [],
};
const WORK = { state: 'in_progress', status: null, assignee: SOMEBODY, by: SOMEBODY };

/** What events about the work on a submission say besides. */
const SAMPLES: Readonly<
  Record<Exclude<Extract<WebhookEventType, `submission.${string}`>, 'submission.updated'>, object>
> = {
  'submission.status_changed': WORK,
  'submission.assigned': WORK,
  'submission.commented': {
    comment: { id: NIL, text: 'Called back', audience: 'team', isByClient: false },
    by: SOMEBODY,
  },
  'submission.withdrawn': { withdrawnAt: new Date(0).toISOString() },
};

/** Answers that a visitor could have given, of the samples that each field has of itself. */
function sampleAnswers(definition: FormDefinition): Submission['answers'] {
  const entry = (field: Field): [string, unknown][] => {
    const sample: unknown = capabilitiesOf(field).sample?.(field);
    return sample === undefined ? [] : [[field.id, sample]];
  };
  const raw = Object.fromEntries(
    listStoredParts(fieldsOf(definition), outlineIn(definition)).flatMap((part): [string, unknown][] => {
      if (part.kind === 'answer') return entry(part.field);
      return part.kind === 'rows' ? [[part.id, [Object.fromEntries(part.fields.flatMap(entry))]]] : [];
    }),
  );
  const plan = planOf(definition);
  const language = languageOf(definition);
  const judged = plan
    ? validateWithPlan(definition, raw, {
        plan,
        inputs: { today: formDay(definition), operators: OPERATORS, language },
        texts: PLANNED_TEXTS[language],
        models: ANSWER_MODELS,
        captchaToken: undefined,
      })
    : validateAnswers(definition, raw, {});
  return ('answers' in judged ? judged.answers : raw) as Submission['answers'];
}
