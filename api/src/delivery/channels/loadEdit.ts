import type { EntityManager } from '@mikro-orm/postgresql';
import { Profile } from '../../platform/entities/profile.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { SubmissionVersion } from '../../platform/entities/submissionVersion.entity.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import {
  changedParts,
  type AnsweredForm,
  type ChangedPart,
} from '../../submissions/versions/changedParts.ts';

/** What made a version of a submission. */
export interface LoadedEdit {
  /** What ended the version before. */
  kind: SubmissionVersion['kind'];
  at: Date;
  isByVisitor: boolean;
  /** The user who made it; null for the visitor, and once the user's account is gone. */
  by: { id: string; name: string } | null;
  reason: string | null;
  /** The answers that it made; later ones have their own news. */
  made: AnsweredForm & { revisionId: string };
  /** Lists what became of each answer. @param fields ids of what the reader may see; null = everything */
  listChanges(fields: readonly string[] | null): ChangedPart[];
}

/** Loads what made a version of a submission; null for the first one, and for one that is gone. */
export async function loadEdit(
  em: EntityManager,
  { id: submissionId, formId, accountId, submittedAt, ...stored }: Submission,
  version: number,
): Promise<LoadedEdit | null> {
  const place = { submissionId, formId, accountId };
  const before = await em.findOne(SubmissionVersion, { ...place, version: version - 1 });
  if (!before) return null;
  const { answers, revisionId } = (await em.findOne(SubmissionVersion, { ...place, version })) ?? stored;
  const definitionOf = (id: string) => getAnsweredDefinition(em, { accountId, formId, revisionId: id });
  const made = { definition: await definitionOf(revisionId), answers, revisionId };
  const earlier = { definition: await definitionOf(before.revisionId), answers: before.answers };
  const { changedBy } = before;
  const profile = changedBy ? await em.findOne(Profile, { user: changedBy }) : null;
  return {
    kind: before.kind,
    at: before.changedAt,
    isByVisitor: before.isByVisitor,
    by: changedBy ? { id: changedBy, name: profile?.fullName || profile?.email || '' } : null,
    reason: before.reason ?? null,
    made,
    listChanges: (fields) => changedParts(earlier, made, { submittedAt, fields }),
  };
}
