import { t } from '@lingui/core/macro';
import { Anchor, Button, Stack, Switch, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { LANGUAGE_NAMES } from '@inlay/sdk/model';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { formatList } from '../../../lib/formatList.ts';
import { formPath } from '../../../domain/forms/formPath.ts';
import { FlowProperties } from '../properties/FlowProperties.tsx';
import { LazyScoreProperties } from '../score/LazyScore.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Settings that are part of the definition, saved and undone with it (D-77), and links to all others. */
export function FormSettings({ builder }: { builder: BuilderCore }) {
  return (
    <Stack gap={24}>
      <FlowProperties builder={builder} />
      <Suspense fallback={null}>
        <LazyScoreProperties builder={builder} />
      </Suspense>
      <TextHandlingSetting builder={builder} />
      <LanguagesSetting builder={builder} />
      <OtherSettings builder={builder} />
    </Stack>
  );
}

function TextHandlingSetting({ builder }: { builder: BuilderCore }) {
  const textHandling = useBuilderState(builder, (state) => definitionOf(state).textHandling);
  return (
    <Setting name="textHandling">
      <Switch
        label={t`Keep text exactly as typed`}
        description={t`Turn off to strip angle brackets and script-like text. Answers are always displayed safely.`}
        checked={textHandling === 'as_typed'}
        onChange={(event) =>
          builder.changeForm({ textHandling: event.currentTarget.checked ? 'as_typed' : 'sanitise' })
        }
      />
    </Setting>
  );
}

/** The languages that visitors meet the form in, besides its own. */
function LanguagesSetting({ builder }: { builder: BuilderCore }) {
  const languages = useBuilderState(builder, (state) => definitionOf(state).languages);
  return (
    <Setting name="translations">
      <Stack gap={8} align="flex-start">
        <Text size="sm" fw={500}>
          {t`Translations`}
        </Text>
        <Text size="sm" c="dimmed">
          {languages.length > 0
            ? formatList(languages.map((one) => LANGUAGE_NAMES[one]))
            : t`Visitors meet this form in one language.`}
        </Text>
        <Button variant="default" onClick={() => builder.set({ translating: {} })}>
          {languages.length > 0 ? t`Translate` : t`Add a language`}
        </Button>
      </Stack>
    </Setting>
  );
}

/** Sections of the form's settings that people look for here. */
const SECTIONS = [
  { name: 'general', label: t`Folder and language` },
  { name: 'notifications', label: t`Notifications and automatic reply` },
  { name: 'submissions', label: t`Redirect and limits` },
  { name: 'access', label: t`Access` },
] as const;

/** Links to the form's settings (decision 170); a new form has none. */
function OtherSettings({ builder }: { builder: BuilderCore }) {
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  if (!formId) return <Text size="sm">{t`Save the form to see all its settings.`}</Text>;
  return (
    <Stack gap={8} component="nav" aria-label={t`Form settings`} align="flex-start">
      {SECTIONS.map(({ name, label }) => (
        <Anchor
          key={name}
          component={Link}
          to={formPath(formId, 'settings', name)}
          size="sm"
          underline="always"
        >
          {label}
        </Anchor>
      ))}
    </Stack>
  );
}
