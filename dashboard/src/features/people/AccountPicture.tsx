import { t } from '@lingui/core/macro';
import { Button, FileButton, Group, Text } from '@mantine/core';
import IconPhoto from '~icons/photo';
import { useRef, useState } from 'react';
import type { AccountAnswer } from '@inlay/api/contract';
import { checkFile, LOGO_RULE } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { Section } from '../../components/Section.tsx';
import { refusalText } from '../../lib/refusalText.ts';
import classes from './people.module.css';
import { useAccountPicture } from './peopleApi.ts';

/** What was refused, here or by the server. */
interface Problem {
  error: unknown;
  text?: string;
}

/** Chooses the picture of the account (TEAM-060). */
export function AccountPicture({ account: { name, pictureUrl } }: { account: AccountAnswer }) {
  const change = useAccountPicture();
  const reset = useRef<() => void>(null);
  const choosing = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = (file: File | null): void => {
    // Or the same file could not be chosen a second time.
    reset.current?.();
    if (!file) return;
    const checked = checkFile(file, LOGO_RULE);
    setProblem(checked.ok ? null : { error: checked, text: refusalText(checked) });
    if (checked.ok) save(file);
  };
  const save = (file: File | null): void =>
    change.mutate(file, {
      onSuccess: () => choosing.current?.focus(),
      onError: (error) => setProblem({ error }),
    });
  const remove = (): void => {
    setProblem(null);
    save(null);
  };
  return (
    <Section title={t`Account picture`} text={t`Shown beside the account’s name. It is cut to a square.`}>
      <div className={classes['body']} role="group" aria-label={t`Account picture`}>
        <Group gap={16} wrap="nowrap">
          {pictureUrl ? (
            <img
              src={pictureUrl}
              alt={t`Picture of ${name}`}
              width={64}
              height={64}
              className={classes['picture']}
            />
          ) : (
            <Text c="dimmed" component="div" className={classes['noPicture'] ?? ''}>
              <IconPhoto size={24} aria-hidden="true" />
            </Text>
          )}
          <Group gap={8}>
            <FileButton accept={LOGO_RULE.mimeTypes.join()} resetRef={reset} onChange={choose}>
              {({ onClick }) => (
                <BusyButton ref={choosing} variant="default" isBusy={change.isPending} onClick={onClick}>
                  {pictureUrl ? t`Replace picture` : t`Choose picture`}
                </BusyButton>
              )}
            </FileButton>
            {pictureUrl ? (
              <Button variant="subtle" color="gray" disabled={change.isPending} onClick={remove}>
                {t`Remove picture`}
              </Button>
            ) : null}
          </Group>
        </Group>
        <FormProblem
          title={t`The picture was not changed`}
          problem={problem?.error ?? null}
          text={problem?.text}
        />
      </div>
    </Section>
  );
}
