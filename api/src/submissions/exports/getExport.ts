import type { EntityManager } from '@mikro-orm/postgresql';
import { Export } from '../../platform/entities/export.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formsAllowing } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { isAskedBy } from '../loadPersonOf.ts';
import type { Person } from '../../platform/identity/actor.ts';

/**
 * Finds an export of a person whose forms they may still export (D-160).
 * @throws {ProblemError} `export.not_found`.
 */
export async function getExport(em: EntityManager, person: Person, exportId: string): Promise<Export> {
  const found = await em.findOne(Export, {
    id: exportId,
    createdBy: person.id,
    expiresAt: { $gt: new Date() },
  });
  if (!found || !isAskedBy(found, person)) throw new ProblemError('export.not_found');
  const visible = await em.count(Form, {
    $and: [{ id: { $in: found.formIds } }, formsAllowing(person, 'export')],
  });
  if (visible < found.formIds.length) throw new ProblemError('export.not_found');
  return found;
}
