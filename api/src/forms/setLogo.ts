import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrandKit } from '../platform/entities/brandKit.entity.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { addJob } from '../platform/jobs/addJob.ts';
import { logoNameOf } from '../platform/files/logoName.ts';
import { removeUnusedLogoJob } from '../platform/files/removeUnusedLogo.ts';

/** Sets or removes a form's logo. A job in the same transaction removes the previous file (BUILD-055). */
export async function setLogo(em: EntityManager, form: Form, logoUrl: string | null): Promise<void> {
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  await replaceLogo(em, form, logoUrl);
}

/** Sets or removes the picture above a form, as `setLogo` does the logo. */
export async function setCover(em: EntityManager, form: Form, coverUrl: string | null): Promise<void> {
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  const before = form.coverUrl;
  form.coverUrl = coverUrl;
  await em.flush();
  await dropPicture(em, before);
}

/** Sets or removes the logo of a form or brand kit whose row the caller has locked; see `setLogo`. */
export async function replaceLogo(
  em: EntityManager,
  owner: Form | BrandKit,
  logoUrl: string | null,
): Promise<void> {
  const before = owner.logoUrl;
  owner.logoUrl = logoUrl;
  await em.flush();
  await dropPicture(em, before);
}

/** Lets a job remove the file at an address; addresses of other websites have none. */
export async function dropPicture(em: EntityManager, url: string | null | undefined): Promise<void> {
  const name = logoNameOf(url);
  if (name) await addJob(em, removeUnusedLogoJob, { name });
}
