import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { memo, Suspense, useDeferredValue, type ReactNode } from 'react';
import { capabilitiesOf, MAX_LABEL_LENGTH, roleOf, type FieldSetting } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { LazyFieldRules } from '../logic/LazyLogic.tsx';
import { kindOfPart } from '../definition/tree.ts';
import { LazyFieldPoints } from '../score/LazyScore.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useSetting } from '../store/useField.ts';
import { LazyHeaderProperties, LazyTips, LazyTypeSetting } from '../typeSettings/LazyTypeSetting.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { EndingProperties } from './EndingProperties.tsx';
import { GroupProperties } from './GroupProperties.tsx';

import { OptionsEditor } from '../settingInputs/OptionsEditor.tsx';
import { PageProperties } from './PageProperties.tsx';
import classes from '../settingInputs/properties.module.css';
import { SectionProperties } from './SectionProperties.tsx';
import {
  HelpProperty,
  LimitProperty,
  RequiredProperty,
  TextProperty,
  WidthProperty,
  type PanelSetting,
} from '../settingInputs/settings.tsx';

interface OneFieldProps {
  builder: BuilderCore;
  fieldId: string;
}

const CONTROLS: Readonly<Record<PanelSetting, (props: OneFieldProps) => ReactNode>> = {
  label: (props) => <TextProperty {...props} name="label" title={t`Label`} maxLength={MAX_LABEL_LENGTH} />,
  help: (props) => <HelpProperty {...props} />,
  heading: (props) => <LazyHeaderProperties {...props} />,
  placeholder: (props) => (
    <TextProperty {...props} name="placeholder" title={t`Placeholder`} maxLength={MAX_LABEL_LENGTH} />
  ),
  required: (props) => <RequiredProperty {...props} isFixed={false} />,
  alwaysRequired: (props) => <RequiredProperty {...props} isFixed />,
  options: (props) => <OptionsEditor {...props} isBoxWithout={false} />,
  optionsOrBox: (props) => <OptionsEditor {...props} isBoxWithout />,
  maxLength: (props) => <LimitProperty {...props} />,
};

const isInPanel = (setting: FieldSetting): setting is PanelSetting => Object.hasOwn(CONTROLS, setting);

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
  return <OnePart builder={builder} partId={fieldId} />;
});

function NothingSelected() {
  return (
    <div className={classes['nothing']}>
      <Text fw={600}>{t`No field selected`}</Text>
      <Text size="sm" c="dimmed">
        {t`Select a field on the form to edit its label, width and settings.`}
      </Text>
    </div>
  );
}

/** The settings of a single selected part: a field, page, group or ending. */
function OnePart({ builder, partId }: { builder: BuilderCore; partId: string }) {
  const kind = useBuilderState(builder, (state) => kindOfPart(definitionOf(state), partId));
  if (kind === 'page') return <PageProperties key={partId} builder={builder} pageId={partId} />;
  if (kind === 'group') return <SectionProperties key={partId} builder={builder} groupId={partId} />;
  if (kind === 'ending') return <EndingProperties key={partId} builder={builder} endingId={partId} />;
  // Without a key: its tips stay open for every field.
  return <OneField builder={builder} fieldId={partId} />;
}

/** Settings that hold the answers to choose from, below which is what these are worth. */
const OFFERING: ReadonlySet<FieldSetting> = new Set([
  'options',
  'optionsOrBox',
  'pictures',
  'matrix',
  'yesNoLabels',
]);

/** The settings of one field. Each control subscribes to its own value, so typing renders one input. */
const OneField = memo(function OneField({ builder, fieldId }: OneFieldProps) {
  const type = useSetting(builder, fieldId, 'type');
  if (!type) return null;
  const props = { builder, fieldId };
  const { settings } = capabilitiesOf({ type });
  const answers = settings.find((setting) => OFFERING.has(setting)) ?? settings.at(-1);
  const name = fieldTypeName(type);
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {t`${name} field`}
      </Title>
      {settings.map((setting) => (
        <Suspense key={setting} fallback={null}>
          {isInPanel(setting) ? CONTROLS[setting](props) : <LazyTypeSetting {...props} setting={setting} />}
          {setting === answers ? <LazyFieldPoints key={fieldId} {...props} /> : null}
        </Suspense>
      ))}
      <WidthProperty {...props} />
      <Suspense fallback={null}>
        <LazyFieldRules key={fieldId} {...props} />
      </Suspense>
      <Suspense fallback={null}>
        <LazyTips type={type} />
      </Suspense>
      {roleOf({ type }) === 'question' ? (
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
