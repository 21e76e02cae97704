import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  PRIVACY_PLACES,
  type PersonErasure as PresentedErasure,
  type PersonErasureList,
  type PersonSearch,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { PersonErasure } from '../../platform/entities/personErasure.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { sealSecret } from '../../platform/secrets/sealSecret.ts';
import { ERASURE_STEPS, erasePersonJob } from './erasePerson.ts';
import { findPerson } from './findPerson.ts';
import { createPerson, hashPerson } from './person.ts';

/** Erasures of a list. */
const LISTED = 200;

interface Asked {
  actor: Actor;
  config: Config;
  source: RequestSource;
}

/**
 * Starts an erasure of what a dry run has shown (PRIV-005).
 * @throws {ProblemError} `person.changed`, `person.held`, `person.nothing`, `erasure.running`
 */
export async function startErasure(
  em: EntityManager,
  { actor, config, source }: Asked,
  asked: PersonSearch & { leftOut: readonly string[]; submissions: number },
): Promise<PresentedErasure> {
  const { accountId } = actor;
  const { by, value, leftOut, submissions } = asked;
  const person = createPerson(accountId, { by, value });
  const personHash = hashPerson(config.secret, person);
  await lockUntilCommit(em, `erasures:${accountId}`);
  const isRunning = await em.count(PersonErasure, { accountId, state: { $in: ['waiting', 'running'] } });
  if (isRunning > 0) throw new ProblemError('erasure.running');
  const found = await findPerson(em, person, { personHash, hasWarehouse: config.warehouse !== null });
  const stays = new Set(leftOut);
  const going = found.submissions.filter(({ id }) => !stays.has(id));
  if (found.places.length === 0) throw new ProblemError('person.nothing');
  if (going.length !== submissions) throw new ProblemError('person.changed');
  if (found.isHeld || going.some(({ isHeld }) => isHeld)) throw new ProblemError('person.held');
  const id = createId();
  const requestedAt = new Date();
  const selection = {
    submissions: going.map((one) => one.id).toSorted(),
    leftOut: found.submissions.flatMap((one) => (stays.has(one.id) ? [one.id] : [])).toSorted(),
    formIds: [...new Set(going.map(({ formId }) => formId))],
  };
  const { submissions: ids, leftOut: kept } = selection;
  const request = JSON.stringify([
    id,
    accountId,
    by,
    personHash,
    ids,
    kept,
    actor.id,
    requestedAt.toISOString(),
  ]);
  const erasure = em.create(PersonErasure, {
    id,
    accountId,
    search: sealSecret(JSON.stringify({ by, value }), config.secret, { purpose: 'erasure', id }),
    selection,
    personHash,
    requestHash: createHash('sha256').update(request).digest('hex'),
    requestedBy: actor.id,
    requester: actor.fullName || actor.email,
    requestedAt,
  });
  await em.flush();
  await addJob(em, erasePersonJob, { erasureId: id }, { account: accountId });
  const data = { action: 'person_erased', count: ids.length };
  await recordWork(em, { actor, source }, { type: 'content_deleted', accountId, data });
  return present(erasure);
}

/** Lists the erasures of the account, with their progress and certificates, newest first. */
export async function listErasures(em: EntityManager, { accountId }: Actor): Promise<PersonErasureList> {
  const found = await em.find(
    PersonErasure,
    { accountId },
    { orderBy: { requestedAt: 'desc' }, limit: LISTED },
  );
  return { erasures: found.map(present) };
}

/** @throws {ProblemError} `erasure.not_found` */
export async function getErasure(
  em: EntityManager,
  { accountId }: Actor,
  id: string,
): Promise<PresentedErasure> {
  const found = await em.findOne(PersonErasure, { accountId, id });
  if (!found) throw new ProblemError('erasure.not_found');
  return present(found);
}

/** Has an erasure that was given up go on from its step. @throws as `getErasure`. */
export async function resumeErasure(em: EntityManager, actor: Actor, id: string): Promise<PresentedErasure> {
  const { accountId } = actor;
  const found = await em.findOne(PersonErasure, { accountId, id });
  if (!found) throw new ProblemError('erasure.not_found');
  if (found.search) await addJob(em, erasePersonJob, { erasureId: id }, { account: accountId });
  return present(found);
}

/** The certificate as a file: what was erased, when and by whom, and hashes; nothing of the person. */
export const certificateOf = (
  { places, requestedBy, requestedAt, finishedAt, requestHash, personHash, id, state }: PresentedErasure,
  accountId: string,
) => ({
  format: 'inlay-erasure-certificate',
  version: 1,
  erasure: id,
  account: accountId,
  state,
  requestedBy,
  requestedAt,
  finishedAt,
  places: Object.fromEntries(places.map(({ place, count }) => [place, count])),
  requestSha256: requestHash,
  personHmacSha256: personHash,
});

const present = (erasure: PersonErasure): PresentedErasure => ({
  id: erasure.id,
  state: erasure.state,
  step: Math.min(erasure.step, ERASURE_STEPS),
  steps: ERASURE_STEPS,
  places: PRIVACY_PLACES.flatMap((place) => {
    const count = erasure.counts[place] ?? 0;
    return count > 0 ? [{ place, count }] : [];
  }),
  requestedBy: erasure.requester,
  requestedAt: erasure.requestedAt.toISOString(),
  finishedAt: erasure.finishedAt?.toISOString() ?? null,
  requestHash: erasure.requestHash,
  personHash: erasure.personHash,
});
