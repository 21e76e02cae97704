import { t } from '@lingui/core/macro';
import { Button, CloseButton, Group, Text } from '@mantine/core';
import IconCloudOff from '~icons/cloud-off';
import IconCopy from '~icons/copy';
import IconDatabaseOff from '~icons/database-off';
import IconInfoCircle from '~icons/info-circle';
import IconUsers from '~icons/users';
import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { LazyRequestFormsDialog } from '../../../domain/forms/LazyRequestFormsDialog.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { useFormLimit } from '../../../domain/forms/ownForms.ts';
import type { BackupTrouble } from '../draft/backupKeeper.ts';
import { useBuilderState, useServerDraft, type BuilderCore } from '../useBuilder.ts';
import classes from './builder.module.css';

const TROUBLE: Readonly<Record<BackupTrouble, string>> = {
  blocked: t`This browser can’t keep drafts. Save often.`,
  'other-tab': t`This form is open in another tab. Both tabs change the same draft.`,
};

/** Banners about problems, the most urgent first, and their effect on the edited form. */
export function Banners({ builder }: { builder: BuilderCore }) {
  const isOffline = useBuilderState(builder, (state) => state.isOffline);
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const { theirs } = useServerDraft(builder);
  const { isFull, text: limitText } = useFormLimit({ enabled: isNew });
  const [trouble, setTrouble] = useState<BackupTrouble | null>(null);
  useEffect(
    () =>
      builder.backups.onTrouble((one, isThere) =>
        setTrouble((shown) => (isThere ? one : shown === one ? null : shown)),
      ),
    [builder],
  );
  useConnection(builder);
  const banners = [
    theirs ? <OtherEditorBanner key="other" builder={builder} theirs={theirs} /> : null,
    isOffline ? (
      <Banner
        key="offline"
        icon={<IconCloudOff size={16} />}
        action={
          <Button variant="default" size="compact-sm" onClick={() => void builder.requestPublish()}>
            {t`Try to save`}
          </Button>
        }
      >
        {t`You’re offline. Your changes are kept in this browser.`}
      </Banner>
    ) : null,
    isNew && isFull ? <LimitBanner key="limit" text={limitText} /> : null,
    trouble ? (
      <Banner
        key={trouble}
        icon={trouble === 'blocked' ? <IconDatabaseOff size={16} /> : <IconCopy size={16} />}
        action={<CloseButton size="sm" aria-label={t`Dismiss`} onClick={() => setTrouble(null)} />}
      >
        {TROUBLE[trouble]}
      </Banner>
    ) : null,
  ].filter((banner) => banner !== null);
  return (
    <div role="status">
      <OneOf key={banners.map(({ key }) => key).join(' ')} banners={banners} />
    </div>
  );
}

/** Shows one of the banners and leads to the others, so that they don’t push the form down. */
function OneOf({ banners }: { banners: readonly ReactElement[] }) {
  const [index, setIndex] = useState(0);
  const count = banners.length;
  if (count < 2) return banners[0];
  return (
    <div className={classes['banners']}>
      {banners[index]}
      <Button variant="subtle" size="compact-sm" flex="none" onClick={() => setIndex((index + 1) % count)}>
        {t`Next notice (${index + 1} of ${count})`}
      </Button>
    </div>
  );
}

/** Offers theirs and the edited document: nothing is stored until the person chooses (decision 320). */
function OtherEditorBanner(props: {
  builder: BuilderCore;
  theirs: NonNullable<ReturnType<typeof useServerDraft>['theirs']>;
}) {
  const { builder, theirs } = props;
  const { user } = useSession();
  const name = theirs.draft?.savedBy;
  const isOwn = name !== undefined && name !== null && (name === user?.fullName || name === user?.email);
  return (
    <Banner
      icon={<IconUsers size={16} />}
      action={
        <Group gap={8} wrap="nowrap" flex="none">
          <Button variant="default" size="compact-sm" onClick={builder.serverDraft.takeTheirs}>
            {t`Load the other copy`}
          </Button>
          <Button variant="default" size="compact-sm" onClick={builder.serverDraft.keepEdited}>
            {t`Keep mine`}
          </Button>
        </Group>
      }
    >
      {isOwn
        ? t`You are changing this form in another tab or on another device as well. A copy of each is kept.`
        : name
          ? t`${name} is changing this form as well. A copy of each is kept.`
          : t`This form was changed elsewhere since you opened it. Your changes are kept in this browser.`}
    </Banner>
  );
}

/** Said before anything is built, not at saving: the account has as many forms as it may (D-05, D-45). */
function LimitBanner({ text }: { text: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        icon={<IconInfoCircle size={16} />}
        action={
          <Button variant="default" size="compact-sm" flex="none" onClick={() => setAsking(true)}>
            {t`Request More Forms`}
          </Button>
        }
      >
        {t`This form can’t be saved yet. ${text}`}
      </Banner>
      <Suspense>
        {isAsking ? <LazyRequestFormsDialog opened onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

function Banner({ icon, action, children }: { icon: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['banner']}>
      {icon}
      <Text size="sm" flex={1}>
        {children}
      </Text>
      {action}
    </div>
  );
}

/** Follows what the browser knows of the connection. */
function useConnection(builder: BuilderCore): void {
  useEffect(() => {
    const follow = (): void => {
      builder.set({ isOffline: !navigator.onLine });
      if (!navigator.onLine) builder.backups.keep();
    };
    if (!navigator.onLine) follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [builder]);
}
