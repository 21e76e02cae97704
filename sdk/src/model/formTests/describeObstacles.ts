import type { FormDefinition } from '../definition/formDefinition.ts';
import { type Description, message } from '../logic/words/description.ts';
import { UNSUPPORTED } from '../logic/words/describeFinding.ts';
import { listUnsupported } from '../structure/listUnsupported.ts';
import { labelsOf } from '../structure/print/labelsOf.ts';
import { listFindings } from '../structure/rules/checkLogic.ts';
import { describeFailedTest } from './describeTestDifference.ts';
import { runFormTests } from './runFormTests.ts';

/** Describes why a form cannot be published: findings about its rules, and differences of its tests. */
export function describeObstacles(form: FormDefinition): Description[] {
  const refused = listFindings(form, { refusalsOnly: true }).filter(({ finding }) => finding.refuses);
  const labels = labelsOf(form);
  const failed = runFormTests(form).flatMap(({ test, differences }) =>
    differences.map((one) => describeFailedTest(test.name, one, labels)),
  );
  return [
    ...refused.map(({ description }) => description),
    ...(listUnsupported(form).length > 0 ? [message(UNSUPPORTED)] : []),
    ...failed,
  ];
}
