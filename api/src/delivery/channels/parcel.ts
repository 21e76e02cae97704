import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, listStoredParts, type FormDefinition, type Language } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { Delivery } from '../../platform/entities/delivery.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { loadEdit, type LoadedEdit } from './loadEdit.ts';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { outlineIn } from '../../submissions/outlineIn.ts';
import {
  getAnsweredDefinition,
  NO_ANSWER,
  printSubmission,
  timePrinterOf,
  type PrintedPart,
} from '../../submissions/printSubmission.ts';

/** What a parcel tells of. */
export type News = 'test' | 'submitted' | 'changed' | 'withdrawn' | 'restored' | 'worked';

/** A delivery of a sender with what it tells of, read when it is sent: what has changed meanwhile is told as it is now. */
export interface Parcel {
  delivery: Pick<Delivery, 'id' | 'kind' | 'mayBeDouble'>;
  form: Form;
  /** What was answered; of a test the form as it is. */
  definition: FormDefinition;
  /** Null for a test. */
  submission: Submission | null;
  /** The language of the account, in which it is told. */
  language: Language;
  news: News;
  /** What has changed, for those who say so. */
  edit: LoadedEdit | null;
  /** When it was, or now for a test, in the account's time zone. */
  time: string;
  /** The page of the submission, or of the form for a test. */
  link: string;
}

/**
 * Loads what deliveries tell of, in their order.
 * @returns none for those whose submission or form is in the trash, but for the news that a visitor withdrew it.
 */
export async function loadParcels(
  em: EntityManager,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  deliveries: readonly Delivery[],
  { namesEdits = false }: { namesEdits?: boolean | undefined } = {},
): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  for (const delivery of deliveries) {
    const { formId, accountId, submissionId } = delivery;
    const form = formId ? await em.findOne(Form, { id: formId, accountId, deletedAt: null }) : null;
    const submission = submissionId
      ? await em.findOne(Submission, {
          id: submissionId,
          accountId,
          ...(delivery.kind === 'submission.withdrawn' ? {} : { deletedAt: null }),
        })
      : null;
    if (!form || (submissionId && !submission)) continue;
    const edit = submission && namesEdits ? await editOf(em, submission, delivery) : null;
    const news = submission ? newsOf(delivery, edit) : 'test';
    const definition = submission
      ? await getAnsweredDefinition(em, submission)
      : (await getCurrentRevision(em, form)).definition;
    const language = await findMailLanguage(em, { to: '', accountId });
    const printTime = await timePrinterOf(em, accountId);
    parcels.push({
      delivery,
      form,
      definition,
      submission,
      news,
      edit,
      language,
      time: printTime(timeOf(news, { edit, submission, delivery }), language),
      link: submission
        ? `${publicUrl}/submissions/${form.id}?submission=${submission.id}`
        : `${publicUrl}/forms/${form.id}`,
    });
  }
  return parcels;
}

/** What deliveries tell of, by their kind. */
const NEWS: Readonly<Record<string, News>> = {
  'form.submitted': 'submitted',
  'submission.updated': 'changed',
  'submission.withdrawn': 'withdrawn',
};

const newsOf = ({ kind }: Delivery, edit: LoadedEdit | null): News => {
  const news = NEWS[kind] ?? 'worked';
  return news === 'changed' && edit?.kind === 'withdrawn' ? 'restored' : news;
};

/** When it was: the edit that brought a submission back is the one that had withdrawn it. */
function timeOf(
  news: News,
  { edit, submission, delivery }: Pick<Parcel, 'edit' | 'submission'> & { delivery: Delivery },
): Date {
  if (news === 'restored') return delivery.createdAt;
  return edit?.at ?? submission?.submittedAt ?? new Date();
}

/** Loads the edit that a delivery tells of: its key ends with the version (`editDeliveries.ts`). */
async function editOf(
  em: EntityManager,
  submission: Submission,
  { kind, onceKey }: Delivery,
): Promise<LoadedEdit | null> {
  const isOfEdit = kind === 'submission.updated' || kind === 'submission.withdrawn';
  const version = isOfEdit ? Number.parseInt(onceKey?.split(':')[2] ?? '', 10) : Number.NaN;
  return Number.isNaN(version) ? null : loadEdit(em, submission, version);
}

/**
 * Prints the answers of a parcel, in the order of the form; those of a test are made up.
 * @param fields null for all.
 * @param blank what stands for a blank answer.
 */
export function printParcel(
  { definition, submission, language }: Parcel,
  fields: readonly string[] | null = null,
  blank = NO_ANSWER,
): PrintedPart[] {
  if (submission)
    return printSubmission(definition, submission, { fields }).map((part) => ({
      ...part,
      text: part.text || blank,
    }));
  return listStoredParts(fieldsOf(definition), outlineIn(definition))
    .filter(({ id }) => fields?.includes(id) ?? true)
    .map(({ id, label, page }) => ({ id, label, page, text: sayIn(language)('Example') }));
}
