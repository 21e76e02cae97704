import { t } from '@lingui/core/macro';
import { Alert, Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import IconPlayerPause from '~icons/player-pause';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormDetail, SenderChannel } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import { useSenderActions, type SenderItem } from '../api/senders.ts';
import { ConditionLine } from '../components/ConditionLine.tsx';
import { SENDER_FORMS } from './senderForms.ts';
import { TestCall } from './TestCall.tsx';

interface SenderDialogProps {
  /** Null: of the whole account. */
  form: FormDetail | null;
  channel: SenderChannel;
  /** Null for a new one. */
  sender: SenderItem | null;
  /** Called with a new one, whose dialog this is then. */
  onAdded(sender: SenderItem): void;
  onClose(): void;
}

/** All of one sender: what it is sent, why it is paused, a test, and the way to its deliveries. */
export function SenderDialog({ form, channel, sender, onAdded, onClose }: SenderDialogProps) {
  const Form = SENDER_FORMS[channel];
  return (
    <Modal opened onClose={onClose} title={CHANNEL_NAMES[channel]} size="lg">
      <Stack gap={24}>
        {sender ? <Paused formId={form?.id ?? null} sender={sender} /> : null}
        <Form
          form={form}
          channel={channel}
          sender={sender}
          onSaved={(saved) => sender ?? onAdded(saved)}
          onCancel={onClose}
        />
        {sender ? <Running form={form} sender={sender} onClose={onClose} /> : null}
      </Stack>
    </Modal>
  );
}

/** Why a sender is paused, and the press that sends what is missing. */
function Paused({ formId, sender }: { formId: string | null; sender: SenderItem }) {
  const { goOn } = useSenderActions(formId, sender);
  const { stoppedReason, isActive } = sender;
  if (!stoppedReason || !isActive) return null;
  return (
    <Alert color="yellow" icon={<IconPlayerPause size={20} />} title={t`Paused`}>
      <Stack gap={12} align="flex-start">
        {stoppedReason}
        <Text size="sm">{t`Nothing is lost. Test it once it is mended, then go on: what is missing is sent in order.`}</Text>
        <BusyButton isBusy={goOn.isPending} onClick={() => goOn.mutate()}>
          {t`Go on`}
        </BusyButton>
      </Stack>
    </Alert>
  );
}

function Running({
  form,
  sender,
  onClose,
}: Pick<SenderDialogProps, 'form' | 'onClose'> & { sender: SenderItem }) {
  const formId = form?.id ?? null;
  const { turn, tellWhen, remove, test } = useSenderActions(formId, sender);
  const [isDeleting, setDeleting] = useState(false);
  const { isActive, canRepeat, channel } = sender;
  const vendor = CHANNEL_NAMES[channel];
  return (
    <Stack gap={16}>
      <Switch
        label={t`Active`}
        checked={turn.isPending ? turn.variables : isActive}
        onChange={(event) => turn.mutate(event.currentTarget.checked)}
      />
      {form ? (
        <div>
          <Text size="sm" fw={500}>{t`Condition`}</Text>
          <ConditionLine
            form={form.definition}
            condition={sender.condition}
            title={t`When does ${vendor} get a message?`}
            hint={t`It gets the submissions that fit.`}
            save={tellWhen.mutateAsync}
          />
        </div>
      ) : null}
      {canRepeat ? (
        <Text size="sm" c="dimmed">
          {t`A message can arrive twice when the receiver’s answer was lost.`}
        </Text>
      ) : null}
      <Group gap={8}>
        <BusyButton variant="default" size="xs" isBusy={test.isPending} onClick={() => test.mutate()}>
          {t`Send test`}
        </BusyButton>
        <BusyButton variant="default" size="xs" isBusy={false} onClick={() => setDeleting(true)}>
          {t`Delete`}
        </BusyButton>
        {formId ? (
          <Button
            component={Link}
            variant="default"
            size="xs"
            to={`${formPath(formId, 'settings', 'deliveries')}?channel=${channel}`}
          >
            {t`View deliveries`}
          </Button>
        ) : null}
      </Group>
      <TestCall made={test.data} />
      <ConfirmDialog
        opened={isDeleting}
        title={t`Delete this sender?`}
        verb={t`Delete sender`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
        onClose={() => setDeleting(false)}
      >
        {t`It receives nothing more, and its delivery log is deleted.`}
      </ConfirmDialog>
    </Stack>
  );
}
