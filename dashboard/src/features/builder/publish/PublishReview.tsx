import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { Impact } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { ImpactReport } from './ImpactReport.tsx';
import classes from './publishDialog.module.css';

/** What changes for visitors and stored answers, and the choice to publish it (D-193). */
export function PublishReview({ builder, impact }: { builder: BuilderCore; impact: Impact }) {
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  const isRefused = impact.problems.length > 0;
  return (
    <Stack gap={16}>
      <ImpactReport impact={impact} />
      <Text size="sm" c="dimmed">
        {t`Visitors who have the form open can still send the version they see, for a day.`}
      </Text>
      <Group justify="flex-end" gap={8} className={classes['actions'] ?? ''}>
        <Button variant="default" onClick={builder.closeReview} data-autofocus={isRefused || undefined}>
          {t`Keep as draft`}
        </Button>
        <BusyButton
          isBusy={isSaving}
          data-autofocus={isRefused ? undefined : true}
          aria-disabled={isRefused}
          {...(isRefused && { 'data-disabled': true })}
          onClick={() => (isRefused ? undefined : void builder.publish())}
        >
          {t`Publish`}
        </BusyButton>
      </Group>
    </Stack>
  );
}
