import { t } from '@lingui/core/macro';
import { Select, Stack, Switch, Text } from '@mantine/core';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { fromLocalInput, toLocalInput } from '../../../lib/zonedTime.ts';
import type { PublishingProps } from './PublishingSettings.tsx';
import { TypedSetting } from './TypedSetting.tsx';

/** Most days after sending, as the contract has it. */
const MAX_DAYS = 3_650;

/** Whether visitors edit and withdraw what they have sent, and until when (SUBM-118, SUBM-120). */
export function EditSettings({ settings, save, saveTyped }: PublishingProps) {
  const isOff = !settings.allowsEdits && !settings.allowsWithdrawal;
  return (
    <Stack gap={24}>
      <Setting name="allowsEdits">
        <Switch
          label={SETTINGS.allowsEdits.label}
          description={t`Receipts and automatic replies link to the answers. You see every edit.`}
          checked={settings.allowsEdits}
          onChange={(event) => save({ allowsEdits: event.currentTarget.checked })}
        />
      </Setting>
      <Setting name="allowsWithdrawal">
        <Switch
          label={SETTINGS.allowsWithdrawal.label}
          description={t`Withdrawn submissions go to the trash, where you can restore them.`}
          checked={settings.allowsWithdrawal}
          onChange={(event) => save({ allowsWithdrawal: event.currentTarget.checked })}
        />
      </Setting>
      {isOff ? (
        <Text size="sm" c="dimmed">
          {t`Turn one of these on to set when it ends.`}
        </Text>
      ) : null}
      <Setting name="editDays">
        <TypedSetting
          inputMode="numeric"
          label={SETTINGS.editDays.label}
          disabled={isOff}
          description={t`Days after sending. Leave empty for no end.`}
          stored={settings.editDays?.toString() ?? ''}
          save={(text) => saveTyped({ editDays: text.trim() === '' ? null : Number(text) })}
          check={checkDays}
        />
      </Setting>
      <Setting name="editsEndAt">
        <TypedSetting
          type="datetime-local"
          label={SETTINGS.editsEndAt.label}
          disabled={isOff}
          description={t`The end for everybody (${viewerZone()}). Leave empty for none.`}
          stored={toLocalInput(settings.editsEndAt, viewerZone())}
          save={(text) => saveTyped({ editsEndAt: fromLocalInput(text, viewerZone()) })}
        />
      </Setting>
      <Setting name="editsEndWith">
        <Select
          label={SETTINGS.editsEndWith.label}
          disabled={isOff}
          data={[
            { value: '', label: t`Whatever the status is` },
            { value: 'in_progress', label: t`Until the status is “In progress”` },
            { value: 'done', label: t`Until the status is “Done”` },
          ]}
          allowDeselect={false}
          value={settings.editsEndWith ?? ''}
          onChange={(value) =>
            save({ editsEndWith: value === 'in_progress' || value === 'done' ? value : null })
          }
        />
      </Setting>
    </Stack>
  );
}

function checkDays(text: string): string | null {
  const days = Number(text);
  const isRight = text.trim() === '' || (/^\s*\d+\s*$/.test(text) && days >= 1 && days <= MAX_DAYS);
  return isRight ? null : t`Enter a whole number from 1 to ${formatNumber(MAX_DAYS)}, or leave it empty.`;
}
