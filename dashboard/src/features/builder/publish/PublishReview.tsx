import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import type { Review } from '../store/builderStore.ts';
import { useBuilderState, useServerDraft, type BuilderCore } from '../useBuilder.ts';
import { ImpactReport } from './ImpactReport.tsx';
import { usePublishCode } from './usePublishCode.ts';
import classes from './publishDialog.module.css';

/** Shows the impact on visitors and stored answers, and offers to publish (D-193). */
export function PublishReview({ builder, review }: { builder: BuilderCore; review: Review }) {
  const { impact, error } = review;
  const isPublishing = useBuilderState(builder, (state) => state.isPublishing);
  const isRefused = impact !== null && impact.problems.length > 0;
  const actions = useRef<HTMLDivElement>(null);
  const isKnown = impact !== null;
  const code = impact?.code;
  // The dialog has looked for its first focus before this was loaded, and another button has it once more is known.
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [isKnown]);
  return (
    <Stack gap={16}>
      {impact ? (
        <ImpactReport
          impact={impact}
          onTranslate={(translating) => {
            builder.closeReview();
            builder.set({ translating });
          }}
        />
      ) : (
        <>
          <LoadFailure
            title={t`What publishing changes is not known`}
            error={error}
            onRetry={builder.reviewAgain}
          />
          <Text size="sm">{t`You can publish now, or try again to see what happens to your submissions first.`}</Text>
        </>
      )}
      <Text size="sm" c="dimmed">
        {t`Visitors who have the form open can still send the version they see, for a day.`}
      </Text>
      {impact && !isRefused ? (
        <Text size="sm" c="dimmed">
          <Trans>
            To publish this from the command line, use the code{' '}
            <Code className={classes['code']}>{code}</Code>.
          </Trans>
        </Text>
      ) : null}
      {impact && !isRefused ? <AssistantCode builder={builder} /> : null}
      <DialogFoot ref={actions}>
        <Button
          variant="default"
          onClick={builder.closeReview}
          data-autofocus={isRefused || !impact || undefined}
        >
          {t`Keep as draft`}
        </Button>
        <BusyButton
          isBusy={isPublishing}
          data-autofocus={isRefused || !impact ? undefined : true}
          aria-disabled={isRefused}
          {...(isRefused && { 'data-disabled': true })}
          onClick={() => (isRefused ? undefined : void builder.publishReviewed())}
        >
          {t`Publish`}
        </BusyButton>
      </DialogFoot>
    </Stack>
  );
}

/** The code that an assistant asks the person for, of the draft as it is stored and shown here (MCP-012). */
function AssistantCode({ builder }: { builder: BuilderCore }) {
  const { draft } = useServerDraft(builder);
  const formId = useBuilderState(builder, ({ form }) => form?.id);
  const isStored = builder.serverDraft.isStored();
  const { data } = usePublishCode(formId, (isStored && draft?.state) || null);
  if (!data?.code) return null;
  const { code } = data;
  return (
    <Text size="sm">
      <Trans>
        To let your assistant publish this, tell it the code <Code className={classes['code']}>{code}</Code>.
      </Trans>
    </Text>
  );
}
