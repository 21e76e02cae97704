import { t } from '@lingui/core/macro';
import { SimpleGrid, Stack } from '@mantine/core';
import IconCircleCheck from '~icons/circle-check';
import IconCircleOff from '~icons/circle-off';
import IconFileCheck from '~icons/file-check';
import { useAssignedForms } from '../api/forms.ts';
import { AssignedForms } from './AssignedForms.tsx';
import { StatCard } from './StatCard.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Forms that an administrator has assigned to the person, to read only (ASSG-001…010, D-160). */
export function AssignedFormsPage() {
  const { data } = useAssignedForms();
  const forms = data?.forms ?? [];
  const active = forms.filter((form) => form.active).length;
  const figure = (count: number): string => (data ? formatNumber(count) : '–');
  return (
    <div className="page">
      <Stack gap={24}>
        <SimpleGrid type="container" cols={{ base: 1, '600px': 3 }} spacing={16}>
          <StatCard icon={IconFileCheck} label={t`Assigned Forms`} value={figure(forms.length)} />
          <StatCard icon={IconCircleCheck} label={t`Active`} value={figure(active)} />
          <StatCard icon={IconCircleOff} label={t`Inactive`} value={figure(forms.length - active)} />
        </SimpleGrid>
        <AssignedForms />
      </Stack>
    </div>
  );
}
