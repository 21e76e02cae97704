import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { loadAnalytics } from '../../results/analytics/loadAnalytics.ts';
import type { ClientAnalytics, ClientAnalyticsQuery } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { readTogether } from '../../platform/db/readTogether.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { getForm } from '../../forms/getForm.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { dayIn } from '../../platform/calendar/days.ts';
import { timeZoneOf } from '../../submissions/list/submissionFilter.ts';
import { asReader, type ClientActor } from '../../platform/identity/clientActor.ts';
import { visibilityOfClient } from '../../submissions/visibility/clientVisibility.ts';
import { findClientForms } from './policy.ts';

/** A form whose figures are read, with what the client sees of it. */
type FigureForm = Pick<Form, 'id' | 'title' | 'active' | 'accountId'> & { visibility: AnswerVisibility };

/**
 * Returns the figures of a client's forms, inactive ones too (D-141). They do not depend on shared
 * submissions (CLNT-050, D-142). They leave out days before the assignment and fields hidden from the client.
 * The names of folders are the owner's.
 *
 * @throws {ProblemError} `form.not_found` when a named form is not assigned to the client.
 */
export async function getClientAnalytics(
  { orm, reads, revisions }: { orm: MikroORM; reads: Pool; revisions: RevisionCache },
  { client, query }: { client: ClientActor; query: ClientAnalyticsQuery },
): Promise<ClientAnalytics> {
  const { form_id: formId } = query;
  const zone = timeZoneOf(asReader(client), query);
  const [from, to] = [dayOf(query.from_date, zone), dayOf(query.to_date, zone)];
  const { listed, single, forms } = await inTransaction(orm, async (em) => {
    const { filter, accessOf } = await findClientForms(em, client);
    const all = await em.find(Form, filter, { orderBy: { title: 'asc', id: 'asc' } });
    const one = formId ? await getForm(em, filter, formId) : null;
    const shown: FigureForm[] = [];
    for (const form of one ? [one] : all) {
      const access = accessOf(form);
      if (!access) continue;
      const { id, title, active, accountId } = form;
      // oxlint-disable-next-line no-await-in-loop -- one connection reads one after the other
      const visibility = await visibilityOfClient(em, revisions, { formId: id, access });
      shown.push({ id, title, active, accountId, visibility });
    }
    return { listed: all, single: one, forms: shown };
  });
  const revision = single ? await revisions.find(single.currentRevisionId) : null;
  const figures = await readTogether(reads, (read) =>
    loadAnalytics(read, {
      forms,
      from,
      to,
      zone,
      single: revision?.definition ?? null,
    }),
  );
  return {
    ...figures,
    isSinceShared: forms.some(({ visibility }) => visibility.since !== null),
    forms: listed.map(({ id, title, active }) => ({ id, title, isActive: active, folderName: null })),
  };
}

/** The local day of a moment; a day is itself. */
const dayOf = (dayOrTime: string, zone: string): string =>
  dayOrTime.includes('T') ? dayIn(zone, Date.parse(dayOrTime)) : dayOrTime;
