import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import { listBrandKits } from '../../forms/brands/policy.ts';
import { presentBrandKits } from '../../forms/brands/presentBrandKit.ts';
import type { Config } from '../../platform/config/config.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { loadFormDetail } from '../../forms/loadFormDetail.ts';
import { formAbilities, formsInAccount, formsVisibleTo } from '../../forms/policy.ts';
import { sayReasonIn } from '../../platform/http/sayReason.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import { getPublishing } from '../../forms/publishing/publishing.ts';
import { listRecipients } from '../../people/recipients/recipients.ts';
import { findNearingDeletion } from '../../submissions/trash/listTrash.ts';
import { listOfForm } from '../../delivery/webhooks/changeWebhooks.ts';

/** Most characters of a form that a page brings: a longer one would hold up the scripts, and is a request beside it. */
const MOST_CHARACTERS = 32_000;

/** Addresses of the screens of one form, with its id. */
const SCREEN =
  /^\/(?:analytics|builder|form|forms|results|submissions)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** The address of a brand, new or kept. */
const BRAND = /^\/settings\/brands\/[^/]+$/;

interface Asked {
  actor: Actor;
  form: Form;
  config: Config;
  /** The language of the page. */
  language: Language;
}

/** Reads answers that a form's screen asks for, by their path below `/api`. */
type Read = (em: EntityManager, asked: Asked) => Promise<Record<string, object>>;

/** The form, where it is short. */
const readForm: Read = async (em, { actor, form, config }): Promise<Record<string, object>> => {
  const detail = await loadFormDetail(em, { actor, form, config });
  return JSON.stringify(detail).length <= MOST_CHARACTERS ? { [`/forms/${form.id}`]: detail } : {};
};

/** What the frame of a form's screens asks for. */
const readDetail: Read = async (em, asked) => ({
  ...(await readForm(em, asked)),
  [`/forms/${asked.form.id}/publishing`]: await getPublishing(em, asked.form),
});

/** Who is told of submissions. */
const readRecipients: Read = async (em, { actor, form, config }) => {
  if (!formAbilities(actor, form).share) return {};
  const { accountId, id } = form;
  const emails = await listRecipients(em, config, { accountId, formId: id });
  return { [`/forms/${id}/notification-emails`]: { emails, hasMailServer: await hasMailServer(em, config) } };
};

/** Who is told of the submissions of all forms. */
const readAccountRecipients: Read = async (em, { actor, config }) => {
  if (!mayInAccount(actor, 'manage')) return {};
  const emails = await listRecipients(em, config, { accountId: actor.accountId, formId: null });
  return { '/notification-emails': { emails, hasMailServer: await hasMailServer(em, config) } };
};

const readNearing: Read = async (em, { actor, form: { id: formId } }) => ({
  [`/submissions/nearing-deletion?formId=${formId}`]: await findNearingDeletion(em, { actor, formId }),
});

const readWebhooks: Read = async (em, { actor, form, language }) => {
  if (!formAbilities(actor, form).share) return {};
  const { webhooks, ...rest } = await listOfForm(em, form);
  const said = webhooks.map(sayReasonIn(language, 'stoppedReason'));
  return { [`/forms/${form.id}/webhooks`]: { webhooks: said, ...rest } };
};

/** Reads the brands of an account, which Design and the settings show. */
export const loadBrandKits = async (em: EntityManager, actor: Actor) => ({
  kits: await presentBrandKits(
    em,
    actor.accountId,
    await listBrandKits(em, actor),
    mayInAccount(actor, 'read'),
  ),
});

const readBrands: Read = async (em, { actor }) => ({ '/brand-kits': await loadBrandKits(em, actor) });

/** Lists what a screen asks for. The builder's form is a request of its own where it is long (`firstRequests.ts`). */
function readsOf(path: string, chunk: string): Read[] {
  const builders = [readForm, readRecipients, readAccountRecipients];
  if (chunk === 'builder') return path.endsWith('/design') ? [...builders, readBrands] : builders;
  if (chunk === 'tools') return [readForm];
  if (chunk === 'submissions') return [readDetail, readNearing];
  if (path.endsWith('/settings/notifications')) return [readDetail, readRecipients];
  if (path.endsWith('/settings/webhooks')) return [readDetail, readRecipients, readWebhooks];
  return [readDetail];
}

/** Finds the form that an address names; a brand is shown on the newest one. */
function findForm(em: EntityManager, actor: Actor, path: string): Promise<Form | null> {
  if (BRAND.test(path))
    return em.findOne(Form, formsInAccount(actor), { orderBy: { createdAt: 'desc', id: 'desc' } });
  const id = SCREEN.exec(path)?.[1];
  return id ? em.findOne(Form, { $and: [{ id }, formsVisibleTo(actor)] }) : Promise.resolve(null);
}

/**
 * Reads what a form's screen asks for first, by path below `/api`; nothing where the address names no form that the
 * person may change.
 *
 * @param chunk the screen's chunk.
 */
export async function loadFormAnswers(
  em: EntityManager,
  asked: Omit<Asked, 'form'> & { path: string; chunk: string },
): Promise<Record<string, object>> {
  const { actor, path, chunk } = asked;
  const form = await findForm(em, actor, path);
  if (!form || !formAbilities(actor, form).update) return {};
  const answers: Record<string, object> = {};
  for (const read of readsOf(path, chunk)) Object.assign(answers, await read(em, { ...asked, form }));
  return answers;
}
