import { t } from '@lingui/core/macro';
import { Button, NumberInput, Switch, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { PlatformSettings } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useUpdateSettings } from './settingsApi.ts';
import {
  draftOf,
  parseDraft,
  type NumberSetting,
  type SettingsDraft,
  type SettingsProblems,
  type SwitchSetting,
  type TextSetting,
} from './settingsDraft.ts';
import classes from './settings.module.css';

const NUMBERS: readonly { key: NumberSetting; label: string; description: string }[] = [
  {
    key: 'trashRetentionDays',
    label: t`Trash retention (days)`,
    description: t`How long deleted submissions and forms can be restored.`,
  },
  {
    key: 'defaultFormLimit',
    label: t`Default form limit`,
    description: t`Forms a new account may have. Leave empty for no limit.`,
  },
  {
    key: 'submitLimitMinute',
    label: t`Submissions in a row`,
    description: t`Submissions per source and form, less than a minute apart. Raise it for shared networks.`,
  },
  {
    key: 'submitLimitHour',
    label: t`Submissions per hour`,
    description: t`Submissions per source and form within an hour.`,
  },
  {
    key: 'keyReadsPerMinute',
    label: t`API reads per minute`,
    description: t`Reads that one API key may make within a minute.`,
  },
  {
    key: 'keyWritesPerMinute',
    label: t`API changes per minute`,
    description: t`Changes that one API key may make within a minute.`,
  },
  {
    key: 'invitationMailsPerMinute',
    label: t`Invitation emails per minute`,
    description: t`Invitations to forms that are sent within a minute, over all accounts.`,
  },
  {
    key: 'securityEventDays',
    label: t`Keep security events (days)`,
    description: t`How long security events and sign-in attempts are kept. At least 30 days.`,
  },
];

const SWITCHES: readonly { key: SwitchSetting; label: string; description: string }[] = [
  {
    key: 'storeIpAddresses',
    label: t`Store IP addresses`,
    description: t`Stores IP addresses of visitors and sign-ins. Turn off to store only a keyed hash.`,
  },
  {
    key: 'serverRateLimits',
    label: t`Server rate limits`,
    description: t`Rejects visitors and scripts that send too often. Password attempts are always limited.`,
  },
  {
    key: 'requireAdminSecondFactor',
    label: t`Two-step sign-in for administrators`,
    description: t`Administrators must set up a second step before they can continue.`,
  },
  {
    key: 'requireSecondFactor',
    label: t`Two-step sign-in for all users`,
    description: t`Users must set up a second step before they can continue. Does not apply to clients.`,
  },
  {
    key: 'modelDrafting',
    label: t`Drafting forms by AI`,
    description: t`Accounts may have forms drafted by a model of their own, which gets texts of forms and never submissions.`,
  },
  {
    key: 'assistants',
    label: t`Assistants (MCP)`,
    description: t`Opens /api/mcp: AI assistants that a user connects, or gives an API key, can read forms and answers and draft forms. Only people publish.`,
  },
];

const TEXTS: readonly { key: TextSetting; label: string; description: string; length: number }[] = [
  {
    key: 'securityBadgeName',
    label: t`Name in the security badge`,
    description: t`Shown as “Protected by …” on forms. Leave empty to remove the badge everywhere.`,
    length: 60,
  },
  {
    key: 'helpContact',
    label: t`Contact for help`,
    description: t`Whom people here ask: an email address, a web address, or words. Help shows it to everybody who is signed in.`,
    length: 200,
  },
];

/** Name of a setting on the left, its value on the right. */
const NUMBER_CLASSES = {
  root: classes['number'] ?? '',
  label: classes['label'] ?? '',
  description: classes['description'] ?? '',
  error: classes['error'] ?? '',
};
const SWITCH_CLASSES = {
  root: classes['switch'] ?? '',
  body: classes['body'] ?? '',
  labelWrapper: classes['words'] ?? '',
  label: classes['label'] ?? '',
  description: classes['description'] ?? '',
};

/** The platform's settings, saved together; only what was changed is sent. */
export function SettingsForm({ stored }: { stored: PlatformSettings }) {
  const [edited, setEdited] = useState<SettingsDraft | null>(null);
  const [problems, setProblems] = useState<SettingsProblems>({});
  const [isUnchanged, setUnchanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateSettings();
  const draft = edited ?? draftOf(stored);
  const read = parseDraft(draft, stored);
  const isDirty = Object.keys(read.changes).length + Object.keys(read.problems).length > 0;

  const set = (part: Partial<SettingsDraft>): void => {
    setEdited({ ...draft, ...part });
    setUnchanged(false);
  };
  const show = (found: SettingsProblems): void => {
    setProblems(found);
    const first = [...NUMBERS, ...TEXTS, ...SWITCHES].find(({ key }) => found[key]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.key}"]`)?.focus();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    show(read.problems);
    setUnchanged(!isDirty);
    if (!isDirty || Object.keys(read.problems).length > 0) return;
    update.mutate(read.changes, {
      onSuccess: () => setEdited(null),
      onError: (error) => {
        const refused = problemsOf(error);
        if (refused) show(refused);
        else toastThrown(error);
      },
    });
  };

  return (
    <form ref={form} className={classes['form']} onSubmit={save} noValidate>
      {NUMBERS.map(({ key, label, description }) => (
        <NumberInput
          key={key}
          classNames={NUMBER_CLASSES}
          name={key}
          label={label}
          description={description}
          hideControls
          allowDecimal={false}
          clampBehavior="none"
          value={draft[key]}
          error={problems[key]}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      {TEXTS.map(({ key, label, description, length }) => (
        <TextInput
          key={key}
          classNames={NUMBER_CLASSES}
          name={key}
          label={label}
          description={description}
          maxLength={length}
          value={draft[key]}
          error={problems[key]}
          onChange={(event) => set({ [key]: event.currentTarget.value })}
        />
      ))}
      {SWITCHES.map(({ key, label, description }) => (
        <Switch
          key={key}
          classNames={SWITCH_CLASSES}
          labelPosition="left"
          name={key}
          label={label}
          description={description}
          checked={draft[key]}
          error={problems[key]}
          onChange={(event) => set({ [key]: event.currentTarget.checked })}
        />
      ))}
      <div className={classes['buttons']}>
        <Text size="sm" c="dimmed" role="status" className={classes['status'] ?? ''}>
          {isDirty ? t`Unsaved changes` : null}
          {isUnchanged ? t`No unsaved changes` : null}
        </Text>
        {isDirty ? (
          <Button
            variant="default"
            onClick={() => {
              setEdited(null);
              setProblems({});
            }}
          >
            {t`Discard changes`}
          </Button>
        ) : null}
        <BusyButton type="submit" isBusy={update.isPending}>
          {t`Save settings`}
        </BusyButton>
      </div>
    </form>
  );
}

/** Returns the refused values by field; `null` when the response names no field. */
function problemsOf(error: unknown): SettingsProblems | null {
  if (!(error instanceof ApiError)) return null;
  const fields = [...NUMBERS, ...TEXTS, ...SWITCHES];
  const found = error.issues.flatMap(({ path, message }) => {
    const field = fields.find(({ key }) => key === path.at(-1));
    return field ? [[field.key, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
