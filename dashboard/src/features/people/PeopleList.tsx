import { t } from '@lingui/core/macro';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { AccountInvitationItem, Member, MemberRole } from '@inlay/api/contract';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Section } from '../../components/Section.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFolders } from '../../domain/forms/folders.ts';
import { useForms } from '../../domain/forms/ownForms.ts';
import { formatList } from '../../lib/formatList.ts';
import { formatDate } from '../../lib/formatTime.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import classes from './people.module.css';
import {
  useEndInvitation,
  useInvite,
  usePeople,
  useRemoveMember,
  useSendAgain,
  useSetMember,
} from './peopleApi.ts';
import { PersonForm } from './PersonForm.tsx';
import { ROLES } from '../../domain/identity/roles.ts';
import { TransferForm } from './TransferForm.tsx';

/** What is open above the list. */
type Open =
  | { kind: 'invite' }
  | { kind: 'change' | 'remove' | 'transfer'; person: Member }
  | { kind: 'link'; link: string };

/** Everybody with a role in the account, and the open invitations, for those who manage them. */
export function PeopleList({ role }: { role: MemberRole | null }) {
  const { data, error, refetch } = usePeople(true);
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => setOpen(null);
  const toggle = (
    <Button onClick={() => setOpen({ kind: 'invite' })} disabled={!data}>
      {t`Invite person`}
    </Button>
  );
  return (
    <>
      <Section
        title={t`People`}
        text={t`Everybody who works on this account’s forms.`}
        action={toggle}
        headingRef={heading}
      >
        {error && !data ? (
          <LoadFailure title={t`Failed to load people`} error={error} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <Skeleton height={96} radius={6} m={16} /> : null}
        {data ? (
          <ul className={classes['rows']} aria-label={t`People`}>
            {data.members.map((person) => (
              <PersonRow
                key={person.userId}
                person={person}
                mayTransfer={role === 'owner'}
                onOpen={(kind) => setOpen({ kind, person })}
              />
            ))}
          </ul>
        ) : null}
      </Section>
      {data && data.invitations.length > 0 ? (
        <Section title={t`Open invitations`}>
          <ul className={classes['rows']} aria-label={t`Open invitations`}>
            {data.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onLink={(link) => setOpen({ kind: 'link', link })}
                onEnded={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </Section>
      ) : null}
      <Dialogs
        open={open}
        role={role}
        onOpen={setOpen}
        onClose={close}
        onRemoved={() => heading.current?.focus()}
      />
    </>
  );
}

function PersonRow(props: {
  person: Member;
  mayTransfer: boolean;
  onOpen(kind: 'change' | 'remove' | 'transfer'): void;
}) {
  const { person, mayTransfer, onOpen } = props;
  const { fullName, email, role, grants, isSelf, isChangeable } = person;
  const name = fullName || email;
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Group gap={8}>
          <Text fw={500} dir="auto">
            {name}
          </Text>
          {isSelf ? <StatusBadge tone="neutral">{t`You`}</StatusBadge> : null}
        </Group>
        {fullName ? (
          <Text size="sm" c="dimmed" dir="auto">
            {email}
          </Text>
        ) : null}
        {role ? <Text size="sm">{ROLES[role].name}</Text> : null}
        {grants.length > 0 ? <Text size="sm">{describePlaces(grants)}</Text> : null}
      </div>
      {isChangeable && !isSelf ? (
        <Group gap={8}>
          {mayTransfer && role !== 'owner' ? (
            <Button
              variant="default"
              size="xs"
              aria-label={t`Make owner: ${name}`}
              onClick={() => onOpen('transfer')}
            >
              {t`Make owner`}
            </Button>
          ) : null}
          <Button
            variant="default"
            size="xs"
            aria-label={t`Change role: ${name}`}
            onClick={() => onOpen('change')}
          >
            {t`Change role`}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={t`Remove: ${name}`}
            onClick={() => onOpen('remove')}
          >
            {t`Remove`}
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

/** Names the places of roles by each role: what somebody may do there is the same in most. */
function describePlaces(grants: readonly { name: string; role: MemberRole }[]): string {
  const byRole = Map.groupBy(grants, ({ role }) => role);
  return [...byRole]
    .map(([role, some]) => {
      const places = formatList(some.map(({ name }) => name));
      const roleName = ROLES[role].name;
      return t`${roleName}: ${places}`;
    })
    .join(' · ');
}

/** Names the folders and forms that an invitation is for; null for the whole account, and until they are known. */
function usePlaceNames({ places }: AccountInvitationItem): string[] | null {
  const { data: folders } = useFolders();
  const { data: forms } = useForms();
  if (!places || !folders || !forms) return null;
  return [
    ...folders.folders.filter(({ id }) => places.folderIds.includes(id)).map(({ name }) => name),
    ...forms.forms.filter(({ id }) => places.formIds.includes(id)).map(({ title }) => title),
  ];
}

const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();

function InvitationRow(props: {
  invitation: AccountInvitationItem;
  onLink(link: string): void;
  onEnded(): void;
}) {
  const { invitation, onLink, onEnded } = props;
  const { id, email, role, expiresAt } = invitation;
  const places = usePlaceNames(invitation);
  const send = useSendAgain();
  const end = useEndInvitation();
  const day = formatDate(expiresAt);
  const sendAgain = (): void =>
    send.mutate(id, {
      onSuccess: ({ link }) => (link ? onLink(link) : toastSuccess(t`Invitation sent again`)),
    });
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Text fw={500} dir="auto">
          {email}
        </Text>
        <Text size="sm">
          {places ? describePlaces(places.map((name) => ({ name, role }))) : ROLES[role].name}
        </Text>
        <Text size="sm" c="dimmed">
          {isPast(expiresAt) ? t`Expired on ${day}` : t`Expires on ${day}`}
        </Text>
      </div>
      <Group gap={8}>
        <Button
          variant="default"
          size="xs"
          aria-label={t`Send again: ${email}`}
          loading={send.isPending}
          onClick={sendAgain}
        >
          {t`Send again`}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t`End invitation: ${email}`}
          onClick={() => end.mutate(id, { onSuccess: onEnded })}
        >
          {t`End invitation`}
        </Button>
      </Group>
    </li>
  );
}

const ALL_ROLES: readonly MemberRole[] = ['owner', 'admin', 'editor', 'responder', 'viewer'];

function Dialogs(props: {
  open: Open | null;
  role: MemberRole | null;
  onOpen(open: Open): void;
  onClose(): void;
  onRemoved(): void;
}) {
  const { open, role, onOpen, onClose, onRemoved } = props;
  const invite = useInvite();
  const change = useSetMember();
  const remove = useRemoveMember();
  const roles = role === 'owner' ? ALL_ROLES : ALL_ROLES.filter((one) => one !== 'owner');
  const person = open && 'person' in open ? open.person : null;
  const name = person ? person.fullName || person.email : '';
  const confirmRemove = (): void => {
    if (!person) return;
    remove.mutate(person.userId, { onSettled: onClose, onSuccess: onRemoved });
  };
  return (
    <>
      <Modal opened={open?.kind === 'invite'} onClose={onClose} title={t`Invite person`} size="lg">
        <PersonForm
          person={null}
          roles={roles}
          save={async (request) => {
            const { link } = await invite.mutateAsync(request);
            if (link) onOpen({ kind: 'link', link });
            else {
              toastSuccess(t`Invitation sent`);
              onClose();
            }
          }}
          onDone={() => undefined}
          onCancel={onClose}
        />
      </Modal>
      <Modal opened={open?.kind === 'change'} onClose={onClose} title={t`Role of ${name}`} size="lg">
        {open?.kind === 'change' && person ? (
          <PersonForm
            person={person}
            roles={roles}
            save={({ email: _email, ...request }) =>
              change.mutateAsync({ userId: person.userId, ...request })
            }
            onDone={onClose}
            onCancel={onClose}
          />
        ) : null}
      </Modal>
      <Modal opened={open?.kind === 'transfer'} onClose={onClose} title={t`Make ${name} the owner?`}>
        {open?.kind === 'transfer' && person ? (
          <TransferForm userId={person.userId} name={name} onClose={onClose} />
        ) : null}
      </Modal>
      <Modal opened={open?.kind === 'link'} onClose={onClose} title={t`Copy the invitation link`}>
        {open?.kind === 'link' ? (
          <Stack gap={16}>
            <InvitationLink link={open.link} onDone={onClose} />
          </Stack>
        ) : null}
      </Modal>
      <ConfirmDialog
        opened={open?.kind === 'remove'}
        title={t`Remove ${name}?`}
        verb={t`Remove person`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirmRemove}
        onClose={onClose}
      >
        {t`They lose access at once, and their API keys end. What they made stays.`}
      </ConfirmDialog>
    </>
  );
}
