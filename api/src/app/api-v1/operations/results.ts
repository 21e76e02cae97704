import * as v1 from '../schemas/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { getForm } from '../../../forms/getForm.ts';
import { formsVisibleTo } from '../../../forms/policy.ts';
import { loadWhole } from '../../../results/sendResults.ts';
import { visibilityFor } from '../../../submissions/visibility/visibilityFor.ts';
import { operation } from '../operation.ts';

/** Operations of what answers come to. */
export const RESULTS = [
  operation({
    route: 'GET /forms/:formId/results',
    id: 'getResults',
    summary: 'Get the results of a form',
    description:
      'Counts the answers of a form, question by question, exactly and of any number of submissions outside the trash. A key that sees some answers gets the results of those. Visits and conversion are not part of it.',
    of: [],
    own: { scope: 'submissions', keeps: 'answers' },
    params: v1.formParamsSchema,
    missing: 'form.not_found',
    query: v1.resultsQuerySchema,
    response: v1.resultsSchema,
    async run({ deps, actor, params: { formId }, query }) {
      const form = await inTransaction(deps.orm, (em) => getForm(em, formsVisibleTo(actor), formId));
      const visibility = await visibilityFor(deps.orm.em, actor, formId);
      const filter = { ...query, formId };
      return loadWhole(deps, { reader: actor, form, filter, compare: undefined, visibility });
    },
  }),
];
