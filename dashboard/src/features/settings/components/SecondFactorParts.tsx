import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import IconFingerprint from '~icons/fingerprint';
import IconPlus from '~icons/plus';
import type { ReactNode } from 'react';
import type { SecondFactorState } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { canMakePasskeys } from '../passkeys.ts';
import type { SecondFactorTask } from './SecondFactorDialog.tsx';
import classes from './settings.module.css';

/** Number of recovery codes at which new ones are advisable. */
const FEW_CODES = 3;

interface PartsProps {
  state: SecondFactorState;
  onStart(task: SecondFactorTask): void;
}

/** Parts of the second factor, each with its actions. */
export function SecondFactorParts({ state, onStart }: PartsProps) {
  const { totpEnabledAt, recoveryCodesLeft, passkeys } = state;
  const isShort = recoveryCodesLeft <= FEW_CODES;
  const isOn = totpEnabledAt !== null || passkeys.length > 0;
  return (
    <>
      <Part
        title={t`Authenticator app`}
        tag={
          <StatusBadge tone={totpEnabledAt ? 'good' : 'neutral'}>
            {totpEnabledAt ? t`On` : t`Off`}
          </StatusBadge>
        }
        text={
          totpEnabledAt ? (
            <>
              <Trans>
                On since <RelativeTime iso={totpEnabledAt} />
              </Trans>
            </>
          ) : (
            t`An app on your phone shows a new code every 30 seconds.`
          )
        }
        action={
          totpEnabledAt ? (
            <Button variant="default" size="xs" onClick={() => onStart({ kind: 'disable-totp' })}>
              {t`Turn off app`}
            </Button>
          ) : (
            <Button
              variant={isOn ? 'default' : 'filled'}
              size="xs"
              onClick={() => onStart({ kind: 'add-totp' })}
            >
              {t`Set up app`}
            </Button>
          )
        }
      />
      <Passkeys passkeys={passkeys} onStart={onStart} />
      {isOn ? (
        <Part
          title={t`Recovery codes`}
          tag={
            <StatusBadge tone={isShort ? 'attention' : 'neutral'}>{t`${recoveryCodesLeft} left`}</StatusBadge>
          }
          text={isShort ? t`Create new ones before you run out.` : t`In case you lose your phone.`}
          action={
            <Button variant="default" size="xs" onClick={() => onStart({ kind: 'renew-codes' })}>
              {t`New recovery codes`}
            </Button>
          }
        />
      ) : null}
    </>
  );
}

function Part(props: {
  title: string;
  tag?: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes['part']}>
      <Group gap={12} align="flex-start">
        <div className={classes['what']}>
          <Group gap={8}>
            <Title order={3} size="md" fw={500}>
              {props.title}
            </Title>
            {props.tag}
          </Group>
          <Text size="sm" c="dimmed">
            {props.text}
          </Text>
        </div>
        {props.action}
      </Group>
      {props.children}
    </div>
  );
}

function Passkeys({
  passkeys,
  onStart,
}: { passkeys: SecondFactorState['passkeys'] } & Pick<PartsProps, 'onStart'>) {
  const isAble = canMakePasskeys();
  return (
    <Part
      title={t`Passkeys`}
      text={
        isAble
          ? t`Your fingerprint, your face, your device’s PIN or a security key.`
          : t`This browser can’t create passkeys. Use a recent browser and a secure (https) address.`
      }
      action={
        isAble ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => onStart({ kind: 'add-passkey' })}
          >
            {t`Add passkey`}
          </Button>
        ) : null
      }
    >
      {passkeys.length > 0 ? (
        <ul className={`${classes['rows']} ${classes['inner']}`} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes['row']}>
              <IconFingerprint size={20} aria-hidden="true" />
              <div className={classes['what']}>
                <Text fw={500}>
                  <bdi>{passkey.name}</bdi>
                </Text>
                <Text size="sm" c="dimmed">
                  <Trans>
                    Added <RelativeTime iso={passkey.createdAt} />,{' '}
                    {passkey.lastUsedAt ? (
                      <>
                        last used <RelativeTime iso={passkey.lastUsedAt} />
                      </>
                    ) : (
                      t`never used`
                    )}
                  </Trans>
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={t`Remove ${passkey.name}`}
                onClick={() => onStart({ kind: 'remove-passkey', passkey })}
              >
                {t`Remove`}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}
