import { t } from '@lingui/core/macro';
import { Fieldset, SegmentedControl, Stack, Switch, Text, Input } from '@mantine/core';
import { memo, useId } from 'react';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { choicesOf, SETTING_CHOICES } from '../logic/settingChoices.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from '../settingInputs/properties.module.css';

/** Settings of the way through the pages, one for all pages. */
export const FlowProperties = memo(function FlowProperties({ builder }: { builder: BuilderCore }) {
  const flow = useBuilderState(builder, (state) => definitionOf(state).flow);
  const layoutId = useId();
  const progressId = useId();
  const { layout = 'pages' } = flow;
  return (
    <Fieldset
      legend={t`Layout`}
      variant="unstyled"
      classNames={{ root: classes['options'] ?? '', legend: classes['legend'] ?? '' }}
    >
      <Stack gap={12}>
        <Setting name="layout">
          <Input.Label component="div" id={layoutId} mb={4}>
            {t`Visitors see`}
          </Input.Label>
          <SegmentedControl
            fullWidth
            size="sm"
            aria-labelledby={layoutId}
            data={choicesOf(SETTING_CHOICES.layout)}
            value={layout}
            onChange={(next) => builder.updateFlow({ layout: next === 'pages' ? undefined : next })}
          />
          {layout === 'questions' ? (
            <Text size="xs" c="dimmed" mt={4}>
              {t`One question at a time. Fields in a section stay together.`}
            </Text>
          ) : null}
        </Setting>
        <Setting name="progress">
          <Input.Label component="div" id={progressId} mb={4}>
            {t`Progress`}
          </Input.Label>
          <SegmentedControl
            fullWidth
            size="sm"
            aria-labelledby={progressId}
            data={choicesOf(SETTING_CHOICES.progress)}
            value={flow.progress}
            onChange={(progress) => builder.updateFlow({ progress })}
          />
        </Setting>
        <Setting name="back">
          <Switch
            label={t`Visitors can go back`}
            checked={flow.back}
            onChange={(event) => builder.updateFlow({ back: event.currentTarget.checked })}
          />
        </Setting>
        <Setting name="review">
          <Switch
            label={t`Review before sending`}
            description={t`Shows all answers once more on a last page.`}
            checked={flow.review}
            onChange={(event) => builder.updateFlow({ review: event.currentTarget.checked })}
          />
        </Setting>
      </Stack>
    </Fieldset>
  );
});
