import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconCheck from '~icons/check';
import IconPlayerPause from '~icons/player-pause';
import { BusyButton } from '../../components/BusyButton.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { useAskRecipient, useSwitchRecipient, type Recipient, type RecipientList } from './recipients.ts';

interface RecipientTableProps {
  caption: string;
  list: RecipientList;
  /** Undefined while they are loading. */
  recipients: readonly Recipient[] | undefined;
  /** Shows what each recipient is notified about. */
  about: TableColumn<Recipient>;
  removingId?: string | undefined;
  onRemove(recipient: Recipient): void;
}

/** The recipients of a list, each with its state and actions (NOTIF-007, FSET-026). */
export const RecipientTable = (props: RecipientTableProps) => (
  <SimpleTable
    caption={props.caption}
    rows={props.recipients}
    columns={columns(props)}
    rowId={({ id }) => id}
  />
);

const columns = (props: RecipientTableProps): TableColumn<Recipient>[] => [
  { id: 'email', title: t`Email`, cell: (recipient) => <Address {...recipient} /> },
  props.about,
  { id: 'state', title: t`State`, cell: (recipient) => <State {...recipient} /> },
  { id: 'actions', title: '', cell: (recipient) => <Actions {...props} recipient={recipient} /> },
];

const Address = ({ email, label }: Recipient) => (
  <>
    <EmailText>{email}</EmailText>
    {label ? (
      <Text size="xs" c="dimmed" mt={2}>
        {label}
      </Text>
    ) : null}
  </>
);

const State = ({ isOn, isConfirmed }: Recipient) => (
  <>
    <StatusBadge tone={isOn ? 'good' : 'neutral'} icon={isOn ? IconCheck : IconPlayerPause}>
      {isOn ? t`Active` : t`Inactive`}
    </StatusBadge>
    <ConfirmationBadge isConfirmed={isConfirmed} />
  </>
);

function Actions({ list, recipient, removingId, onRemove }: RecipientTableProps & { recipient: Recipient }) {
  const { id, email, target, isOn, isConfirmed } = recipient;
  const turn = useSwitchRecipient(list);
  const ask = useAskRecipient(list);
  const verb = isOn ? t`Deactivate` : t`Activate`;
  const whom = target ? `${email}, ${target.phrase}` : email;
  return (
    <>
      {isConfirmed ? null : (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Resend confirmation to ${whom}`}
          isBusy={ask.isPending}
          onClick={() => ask.mutate(recipient)}
        >
          {t`Resend`}
        </BusyButton>
      )}
      <BusyButton
        variant="default"
        size="xs"
        aria-label={`${verb} ${whom}`}
        isBusy={turn.isPending}
        onClick={() => turn.mutate(recipient)}
      >
        {verb}
      </BusyButton>
      <BusyButton
        variant="default"
        size="xs"
        aria-label={t`Remove ${whom}`}
        isBusy={removingId === id}
        onClick={() => onRemove(recipient)}
      >
        {t`Remove`}
      </BusyButton>
    </>
  );
}
