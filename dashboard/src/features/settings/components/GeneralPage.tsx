import { t } from '@lingui/core/macro';
import { SegmentedControl, Stack, Switch, Text, useMantineColorScheme, useMatches } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId } from 'react';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { INBOX_LAYOUTS, useInboxLayout, type InboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { useSidebarCollapsed } from '../../../lib/useSidebarCollapsed.ts';
import classes from './settings.module.css';
import { LanguageSection } from './LanguageSection.tsx';
import { SettingsFrame, SettingsSection } from './SettingsFrame.tsx';
import { TimeZoneSection } from './TimeZoneSection.tsx';

/** Pause in changes after which one message confirms them, in ms; arrow keys change fast. */
const QUIET_MS = 400;

const THEMES = [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
  // Mantine's word for system.
  { value: 'auto', label: t`System` },
] as const;

const VIEW_LABELS: Record<InboxLayout, string> = {
  list: t`List`,
  table: t`Table`,
  grid: t`Grid`,
  accordion: t`Accordion`,
  board: t`Board`,
};

/** Appearance and start screen (SETT-007, D-161). */
export function GeneralPage() {
  const notify = useDebouncedCallback(() => toastSuccess(t`Settings Updated`), {
    delay: QUIET_MS,
    flushOnUnmount: true,
  });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [view, setView] = useInboxLayout();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  return (
    <SettingsFrame>
      <SettingsSection title={t`Appearance`} text={t`Saved in this browser.`}>
        <Stack gap={24}>
          <Setting name="theme">
            <Choice
              label={t`Theme`}
              options={THEMES}
              value={colorScheme}
              onChange={(scheme) => {
                setColorScheme(scheme);
                notify();
              }}
            />
          </Setting>
          <Setting name="sidebar">
            <Switch
              label={t`Collapse the sidebar`}
              description={t`Show icons only.`}
              checked={isCollapsed}
              onChange={(event) => {
                setCollapsed(event.currentTarget.checked);
                notify();
              }}
            />
          </Setting>
        </Stack>
      </SettingsSection>
      <LanguageSection />
      <TimeZoneSection onSaved={notify} />
      <SettingsSection
        name="defaultView"
        title={t`Submissions`}
        text={t`Saved in this browser. The inbox of all forms shows Accordion as List.`}
      >
        <Choice
          label={t`Default view`}
          options={INBOX_LAYOUTS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
          value={view}
          onChange={(next) => {
            setView(next);
            notify();
          }}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** A choice of one option; side by side where space allows. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const labelId = useId();
  const orientation = useMatches({ base: 'vertical', xs: 'horizontal' } as const);
  return (
    <div>
      <Text fw={500} size="sm" id={labelId} mb={4}>
        {label}
      </Text>
      <SegmentedControl<Value>
        aria-labelledby={labelId}
        classNames={{ root: classes['choice'] ?? '', indicator: classes['chosen'] ?? '' }}
        size="md"
        fullWidth
        orientation={orientation}
        data={[...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
