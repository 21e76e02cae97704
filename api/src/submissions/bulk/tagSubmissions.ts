import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SubmissionFilter, TagSubmissionsResponse } from '../../platform/contract/index.ts';
import { findTagBeside } from '../annotations/tags.ts';
import type { AnnounceWork } from './changeRows.ts';
import { changeSubmissions } from './changeSubmissions.ts';

/**
 * Adds or removes a tag on a selection, at once or as a job. Requires write access to the submissions
 * (ROLE-022).
 *
 * @throws {ProblemError} as `changeSubmissions`.
 */
export async function tagSubmissions(
  em: EntityManager,
  input: {
    actor: Actor;
    action: 'tag' | 'untag';
    name: string;
    selection: { ids: string[] } | { filter: SubmissionFilter };
    announceWork: AnnounceWork;
  },
): Promise<TagSubmissionsResponse> {
  const { actor, action, name, announceWork } = input;
  const selection = 'ids' in input.selection ? input.selection : { ...input.selection, inTrash: false };
  const changed = await changeSubmissions(em, { actor, action, selection, value: name, announceWork });
  const [submissionId] = changed.ids;
  return { ...changed, tag: submissionId ? await findTagBeside(em, { submissionId, name }) : null };
}
