import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { FieldMetric } from '../../../domain/analytics/WhereVisitorsLeave.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';

/** Leads to the question at which most visitors leave; one that has to be answered becomes optional there, to be published. */
export function RemedyLink({ formId, worst }: { formId: string; worst: FieldMetric }) {
  const wish = new URLSearchParams({ [worst.isRequired ? 'optional' : 'field']: worst.fieldId });
  return (
    <Button
      component={Link}
      to={`${formPath(formId, 'build')}?${wish.toString()}`}
      variant="default"
      size="xs"
    >
      {worst.isRequired ? t`Make it optional` : t`Look at the question`}
    </Button>
  );
}
