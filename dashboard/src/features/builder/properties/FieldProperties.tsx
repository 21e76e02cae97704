import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import { FIELD_TYPES, MAX_LABEL_LENGTH, type FieldType } from '@inlay/sdk/model';
import { useSetting } from '../store/useField.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { GroupProperties } from './GroupProperties.tsx';
import { HeaderProperties } from './HeaderProperties.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import classes from './properties.module.css';
import { LimitProperty, RequiredProperty, TextProperty, WidthProperty } from './settings.tsx';
import { Tips } from './Tips.tsx';

/** Types whose control shows a placeholder. */
const WITH_PLACEHOLDER: readonly FieldType[] = ['text', 'email', 'phone', 'textarea', 'select'];
const WITH_OPTIONS: readonly FieldType[] = ['select', 'checkbox', 'radio'];
const WITH_LIMIT: readonly FieldType[] = ['text', 'email', 'phone', 'textarea'];

/** Settings of the selected field, or of several at once (BUILD-022), and its tips (BUILD-023). */
export const FieldProperties = memo(function FieldProperties({ builder }: { builder: BuilderCore }) {
  const selected = useBuilderState(builder, ({ selection }) => selection.ids);
  const wanted = useBuilderState(builder, (state) => state.wanted);
  // The form answers at once; its properties follow when there is time, unless the keyboard waits for them.
  const deferred = useDeferredValue(selected);
  const ids = wanted === selected ? selected : deferred;
  const [fieldId] = ids;
  if (fieldId === undefined) return <NothingSelected />;
  if (ids.size > 1) return <GroupProperties builder={builder} ids={ids} />;
  return <OneField builder={builder} fieldId={fieldId} />;
});

function NothingSelected() {
  return (
    <div className={classes['nothing']}>
      <Text fw={600}>{t`No field selected`}</Text>
      <Text size="sm" c="dimmed">
        {t`Press a field on the form to change what it says, how wide it is and whether it must be filled in.`}
      </Text>
    </div>
  );
}

interface OneFieldProps {
  builder: BuilderCore;
  fieldId: string;
}

/** Every setting follows its own value: what is typed draws one input. */
const OneField = memo(function OneField({ builder, fieldId }: OneFieldProps) {
  const type = useSetting(builder, fieldId, 'type');
  if (!type) return null;
  const props = { builder, fieldId };
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {t`${FIELD_TYPES[type].name} field`}
      </Title>
      {type === 'header' ? (
        <HeaderProperties {...props} />
      ) : (
        <TextProperty {...props} name="label" title={t`Label`} maxLength={MAX_LABEL_LENGTH} />
      )}
      {WITH_PLACEHOLDER.includes(type) ? (
        <TextProperty {...props} name="placeholder" title={t`Placeholder`} maxLength={MAX_LABEL_LENGTH} />
      ) : null}
      {type === 'header' ? null : <RequiredProperty {...props} isFixed={type === 'captcha'} />}
      {WITH_OPTIONS.includes(type) ? <OptionsEditor {...props} isBoxWithout={type === 'checkbox'} /> : null}
      {WITH_LIMIT.includes(type) ? <LimitProperty {...props} /> : null}
      <WidthProperty {...props} />
      <Tips type={type} />
      {FIELD_TYPES[type].takesAnswer ? (
        <Text size="xs" c="dimmed">
          <Trans>
            Answers are stored under <span className={classes['id']}>{fieldId}</span>, whatever the label
            says.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
});
