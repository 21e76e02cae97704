import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkWebsite } from '@inlay/sdk/model';
import type { FormPublishingSettings, UpdatePublishingRequest } from '../contract/index.ts';
import type { Form } from '../entities/form.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import { FormPublishing } from '../entities/formPublishing.entity.ts';

/** How a form may be used until its owner says otherwise: anywhere, by anybody, for ever. */
const DEFAULTS: FormPublishingSettings = {
  allowedWebsites: null,
  frameOnly: false,
  closesAt: null,
  closedText: null,
  maxSubmissions: null,
  onePerBrowser: false,
  language: null,
  prefillable: [],
  hiddenFields: [],
  hostMayReadAnswers: false,
};

/** How a form may be used. */
export async function readPublishing(em: EntityManager, form: Form): Promise<FormPublishingSettings> {
  const row = await em.findOne(FormPublishing, { formId: form.id });
  if (!row) return DEFAULTS;
  return {
    allowedWebsites: row.allowedWebsites ?? null,
    frameOnly: row.frameOnly,
    closesAt: row.closesAt?.toISOString() ?? null,
    closedText: row.closedText ?? null,
    maxSubmissions: row.maxSubmissions ?? null,
    onePerBrowser: row.onePerBrowser,
    language: row.language ?? null,
    prefillable: row.prefillable,
    hiddenFields: row.hiddenFields,
    hostMayReadAnswers: row.hostMayReadAnswers,
  };
}

/**
 * Changes how a form may be used, each attribute on its own.
 * @throws {ProblemError} `request.invalid`, naming each website that is none.
 */
export async function updatePublishing(
  em: EntityManager,
  input: { form: Form; changes: UpdatePublishingRequest },
): Promise<FormPublishingSettings> {
  const { form, changes } = input;
  // Two that change different attributes at once keep both.
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  const before = await readPublishing(em, form);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const next: FormPublishingSettings = { ...before, ...Object.fromEntries(given) };
  await em.upsert(FormPublishing, {
    formId: form.id,
    accountId: form.ownerId,
    allowedWebsites: readWebsites(next.allowedWebsites),
    frameOnly: next.frameOnly,
    closesAt: next.closesAt === null ? null : new Date(next.closesAt),
    closedText: next.closedText || null,
    maxSubmissions: next.maxSubmissions,
    onePerBrowser: next.onePerBrowser,
    language: next.language,
    prefillable: [...new Set(next.prefillable)],
    // What is not shown can be answered by the page alone.
    hiddenFields: [...new Set(next.hiddenFields)].filter((id) => next.prefillable.includes(id)),
    hostMayReadAnswers: next.hostMayReadAnswers,
  });
  return readPublishing(em, form);
}

/** Each in its one spelling, once (T9). */
function readWebsites(websites: readonly string[] | null): string[] | null {
  if (websites === null) return null;
  const checked = websites.map((text) => checkWebsite(text));
  const issues = checked.flatMap((result, at) =>
    result.ok ? [] : [{ path: ['allowedWebsites', at], code: result.code, message: result.message }],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return [...new Set(checked.flatMap((result) => (result.ok ? [result.value] : [])))];
}
