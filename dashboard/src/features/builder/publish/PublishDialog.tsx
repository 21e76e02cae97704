import { t } from '@lingui/core/macro';
import { Button, Group, List, Modal, Stack, Text, Title } from '@mantine/core';
import type { Impact } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { ChangeList } from './ChangeList.tsx';
import { effectWords } from './effectWords.ts';
import classes from './publishDialog.module.css';

/** Shows what changes for visitors and stored answers before a form with submissions is published (D-193). */
export function PublishDialog({ builder }: { builder: BuilderCore }) {
  const review = useBuilderState(builder, (state) => state.review);
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  const impact = review?.impact;
  const isRefused = (impact?.problems.length ?? 0) > 0;
  return (
    <Modal
      opened={impact !== undefined}
      onClose={builder.closeReview}
      title={t`Publish these changes?`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {impact ? (
        <Stack gap={16}>
          {isRefused ? <Problems problems={impact.problems} /> : null}
          <ImpactSections impact={impact} />
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
      ) : null}
    </Modal>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <Warning title={t`This can’t be published yet`}>
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Warning>
  );
}

function ImpactSections({ impact: { changes, effects, submissionCount } }: { impact: Impact }) {
  const count = formatNumber(submissionCount);
  return (
    <>
      <section aria-label={t`What changes for visitors`}>
        <Title order={3} size="h5" mb={8}>
          {t`What changes for visitors`}
        </Title>
        <div className={classes['scroller']} tabIndex={0} role="group" aria-label={t`Changes`}>
          <ChangeList changes={changes} />
        </div>
      </section>
      <section aria-label={t`What happens to what you have`}>
        <Title order={3} size="h5" mb={8}>
          {t`What happens to what you have`}
        </Title>
        {effects.length === 0 ? (
          <Text size="sm">{t`Nothing changes for your ${count} submissions, exports and clients.`}</Text>
        ) : (
          <List size="sm" spacing={4}>
            {effects.map((effect) => (
              <List.Item key={`${effect.kind} ${effect.id} ${effect.label}`}>{effectWords(effect)}</List.Item>
            ))}
          </List>
        )}
      </section>
    </>
  );
}
