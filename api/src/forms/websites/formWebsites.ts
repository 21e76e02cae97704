import { QueryOrder } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormWebsites } from '../../platform/contract/index.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormWebsite } from '../../platform/entities/formWebsite.entity.ts';
import { findDefaultKit } from '../followBrand.ts';
import { getCurrentRevision } from '../getForm.ts';

/** Lists where a form is meant to be, and where it was seen. */
export async function getWebsites(em: EntityManager, form: Form): Promise<FormWebsites> {
  const rows = await em.find(FormWebsite, { formId: form.id, accountId: form.accountId });
  const latest = (key: 'chosenAt' | 'seenAt') =>
    rows
      .map(({ website, address, [key]: at }) => ({ website, address, at: at?.toISOString() ?? '' }))
      .filter(({ at }) => at !== '')
      .toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    address: latest('chosenAt')[0]?.address ?? (await findUsualAddress(em, form)),
    seen: latest('seenAt').map(({ website, at }) => ({ website, seenAt: at })),
  };
}

/** Finds the website of a form's brand, or of the account's first; else the page that was chosen last for any form. */
async function findUsualAddress(em: EntityManager, form: Form): Promise<string | null> {
  const { accountId } = form;
  const { brand } = (await getCurrentRevision(em, form)).definition;
  const kit = brand
    ? await em.findOne(BrandKit, { id: brand.kitId, accountId })
    : await findDefaultKit(em, accountId);
  if (kit?.website) return kit.website;
  const last = await em.findOne(
    FormWebsite,
    { accountId, chosenAt: { $ne: null } },
    { orderBy: { chosenAt: QueryOrder.DESC } },
  );
  return last?.address ?? null;
}

/** Remembers the page on which a form is meant to be. */
export async function chooseWebsite(
  em: EntityManager,
  { form, address }: { form: Form; address: string },
): Promise<FormWebsites> {
  const { id: formId, accountId } = form;
  const website = new URL(address).origin;
  await em.upsert(FormWebsite, { formId, website, accountId, address, chosenAt: new Date() });
  return getWebsites(em, form);
}
