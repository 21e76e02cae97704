import {
  CONTINUE_INPUT,
  findCaptcha,
  isSameJson,
  labelsOf,
  printDescription,
  qrPath,
  typesIn,
  LANGUAGE_INPUT,
  type Language,
} from '@inlay/sdk/model';
import type { UnfinishedSaved } from '../../../platform/contract/index.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { fileFieldsOf, replaceFiles } from '../../../submissions/answerFiles.ts';
import { keepUploads } from '../../../submissions/uploads/keepUploads.ts';
import { idOfTicket, isTicketOf } from '../../../submissions/uploads/uploadTicket.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { printDay, printTime } from './printTimes.ts';
import { saveUnfinished, type Save, type Saved } from './unfinishedRows.ts';

type Deps = Pick<PublicFormDeps, 'config' | 'limits' | 'pool'>;
type Answers = Readonly<Record<string, unknown>>;

/** Answers to keep, and who sends them. */
export interface AskedSave extends Omit<Save, 'form'> {
  form: PublishedForm;
  source: RequestSource;
}

/** Empty modules around the code that readers need. */
const QUIET_ZONE = 4;

/**
 * Address at which any device continues: the platform's own page, which no website's script reads (decision 870), in the
 * language in which the answers are typed, where the form has several.
 */
export const continueUrl = (
  { publicUrl }: { publicUrl: string },
  { id, languages }: { id: string; languages: readonly Language[] },
  { token, language }: { token: string; language: Language },
): string => {
  const url = `${publicUrl}/embed/${id}?${CONTINUE_INPUT}=${token}`;
  return languages.length > 0 ? `${url}&${LANGUAGE_INPUT}=${language}` : url;
};

/**
 * Keeps answers in progress and the files that they name.
 * @throws {ProblemError} `rate_limit.exceeded`
 */
export async function saveAnswers(deps: Deps, asked: AskedSave): Promise<Saved> {
  const { form, source } = asked;
  await deps.limits.take('unfinishedSave', { key: source.hash, source });
  if (asked.version === 0)
    await deps.limits.take('unfinishedNew', { key: `${form.id}:${source.hash}`, source });
  const answers = keptAnswers(form, asked.answers);
  const saved = await saveUnfinished(deps.pool, { ...asked, answers });
  if (saved.kind === 'saved')
    await keepUploads(deps.pool, form, {
      ids: uploadsIn(deps.config, form, answers),
      until: saved.expiresAt,
    });
  return saved;
}

/** Leaves out what is no answer of the form, and the captcha's token, which is good for one post. */
function keptAnswers({ definition }: PublishedForm, answers: Answers): Record<string, unknown> {
  const types = typesIn(definition);
  const captcha = findCaptcha(definition)?.id;
  return Object.fromEntries(Object.entries(answers).filter(([id]) => types.has(id) && id !== captcha));
}

/** Lists the uploads that answers name by a ticket of their own. */
export function uploadsIn(
  { secret }: Pick<PublicFormDeps['config'], 'secret'>,
  { id: formId, definition }: Pick<PublishedForm, 'id' | 'definition'>,
  answers: Answers,
): string[] {
  const ids: string[] = [];
  replaceFiles(fileFieldsOf(definition), { ...answers }, (field, file) => {
    const id = idOfTicket(file.id);
    if (id && isTicketOf(secret, file.id, { id, formId, fieldId: field.id })) ids.push(id);
    return file;
  });
  return ids;
}

/** Presents what became of a save to a browser; null for the token of other answers. */
export async function presentSaved(
  { config }: Pick<Deps, 'config'>,
  { form, token, answers, language }: Pick<AskedSave, 'form' | 'token' | 'answers' | 'language'>,
  saved: Saved,
  wantsCode = false,
): Promise<UnfinishedSaved | null> {
  if (saved.kind === 'foreign') return null;
  if (saved.kind === 'ended') return saved;
  const url = continueUrl(config, form, { token, language });
  if (saved.kind === 'saved') {
    const { version, expiresAt } = saved;
    const until = printDay(form.definition, expiresAt, language);
    return { kind: 'saved', version, url, until, ...(wantsCode && { qr: await drawCode(url) }) };
  }
  const { version, savedAt, answers: newer } = saved.row;
  const differs = listDifferences(form, answers, newer ?? {});
  return { kind: 'conflict', version, url, at: printTime(form.definition, savedAt, language), differs };
}

/** Draws a text as a QR code. The library is loaded with the first one. */
async function drawCode(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: qrPath(data) };
}

/** Lists the labels of questions whose answers two devices have left differently. */
function listDifferences({ definition }: PublishedForm, answers: Answers, newer: Answers): string[] {
  const labels = labelsOf(definition);
  const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
  return [...typesIn(definition).keys()]
    .filter((id) => !(isBlank(answers[id]) && isBlank(newer[id])) && !isSameJson(answers[id], newer[id]))
    .map((id) => printDescription(labels.item(id)));
}
