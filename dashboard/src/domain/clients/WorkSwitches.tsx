import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';

interface WorkSwitchesProps {
  mayComment: boolean;
  seesStatus: boolean;
  onChange(changes: { mayComment?: boolean; seesStatus?: boolean }): void;
}

/** Shares the work on submissions with a client: comments for clients, and the status (CLNT-094, CLNT-095). */
export function WorkSwitches({ mayComment, seesStatus, onChange }: WorkSwitchesProps) {
  return (
    <>
      <Switch
        label={t`Client may read and write comments`}
        description={t`Only comments written for clients. Comments for your team stay hidden.`}
        checked={mayComment}
        onChange={(event) => onChange({ mayComment: event.currentTarget.checked })}
      />
      <Switch
        label={t`Client sees the status`}
        checked={seesStatus}
        onChange={(event) => onChange({ seesStatus: event.currentTarget.checked })}
      />
    </>
  );
}
