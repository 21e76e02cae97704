import { t } from '@lingui/core/macro';
import { Button, SimpleGrid } from '@mantine/core';
import { IconFileText, IconInbox, IconPlus, IconTemplate } from '@tabler/icons-react';
import { useFormLimit, useForms } from '../../../domain/forms/ownForms.ts';
import { StatCard } from './StatCard.tsx';
import { formatFigure } from '../../../lib/formatNumber.ts';

/** The number of forms and three shortcuts, above every tab (DASH-008…011, DASH-014, DASH-015). */
export function StatCards({ onRequest }: { onRequest(): void }) {
  const { data } = useForms();
  const { isFull } = useFormLimit();
  return (
    <SimpleGrid
      type="container"
      cols={{ base: 1, '400px': 2, '960px': 4 }}
      spacing={{ base: 8, '400px': 16 }}
    >
      <StatCard icon={IconFileText} label={t`Total Forms`} value={formatFigure(data?.forms.length)} />
      <StatCard icon={IconTemplate} label={t`Browse Templates`} to="/templates" />
      <StatCard icon={IconInbox} label={t`View Submissions`} to="/submissions" />
      {isFull ? (
        <StatCard icon={IconPlus} label={t`Create New Form`} isDisabled>
          <Button size="xs" variant="default" flex="none" onClick={onRequest}>
            {t`Upgrade`}
          </Button>
        </StatCard>
      ) : (
        <StatCard icon={IconPlus} label={t`Create New Form`} to="/builder" />
      )}
    </SimpleGrid>
  );
}
