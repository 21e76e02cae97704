import { t } from '@lingui/core/macro';
import { Fieldset, Stack } from '@mantine/core';
import { capabilitiesOf, MAX_OWNER_TEXT_LENGTH, type Scoring } from '@inlay/sdk/model';
import classes from '../settingInputs/properties.module.css';
import { TypedText } from '../settingInputs/TypedText.tsx';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { settingOf, useField } from '../store/useField.ts';
import { useBuilderState } from '../useBuilder.ts';
import { changeGrading } from './changeGrading.ts';
import { GradedNumber, GradedTexts } from './GradedText.tsx';
import { GradedOptions, GradedYesNo } from './GradedOptions.tsx';

/** What the answers to a question are worth; nothing for questions that give no points. */
export function FieldPoints(props: SettingProps) {
  const { builder, fieldId } = props;
  const kind = useBuilderState(builder, (state) => definitionOf(state).scoring.kind);
  const field = useField(builder, fieldId);
  if (kind === 'none' || !field) return null;
  const control = controlOf({ ...props, kind }, capabilitiesOf(field).graded);
  if (!control) return null;
  return (
    <Fieldset
      legend={t`Points`}
      variant="unstyled"
      classNames={{ root: classes['options'] ?? '', legend: classes['legend'] ?? '' }}
    >
      <Stack gap={12}>
        {control}
        {kind === 'quiz' ? (
          <TypedText
            builder={builder}
            label={t`Explanation`}
            description={t`Shown with the right answer after sending.`}
            maxLength={MAX_OWNER_TEXT_LENGTH}
            isLong
            read={() => settingOf(builder.get(), fieldId, 'grading')?.explanation ?? ''}
            write={(text) => changeGrading(builder, fieldId, { explanation: text || undefined })}
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
}

function controlOf(
  props: SettingProps & { kind: Scoring['kind'] },
  graded: ReturnType<typeof capabilitiesOf>['graded'],
) {
  const isQuiz = props.kind === 'quiz';
  switch (graded) {
    case 'options':
      return <GradedOptions {...props} hasRight={isQuiz} />;
    case 'rows':
      return <GradedOptions {...props} hasRight={false} />;
    case 'yesno':
      return <GradedYesNo {...props} hasRight={isQuiz} />;
    case 'number':
      return isQuiz ? <GradedNumber {...props} /> : null;
    case 'text':
      return isQuiz ? <GradedTexts {...props} /> : null;
    default:
      return null;
  }
}
