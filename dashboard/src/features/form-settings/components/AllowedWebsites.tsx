import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Code, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import IconX from '~icons/x';
import { useRef, useState, type SyntheticEvent } from 'react';
import { checkWebsite, MAX_ALLOWED_WEBSITES } from '@inlay/sdk/model';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import classes from './formSettings.module.css';
import type { PublishingProps } from './PublishingSettings.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** The websites that may show a form (T9); off = any. */
export function AllowedWebsites({ settings, save }: Pick<PublishingProps, 'settings' | 'save'>) {
  const websites = settings.allowedWebsites;
  return (
    <div>
      <Switch
        label={SETTINGS.websites.label}
        description={t`Other websites can’t show or submit the form. This doesn’t keep bots out.`}
        checked={websites !== null}
        onChange={(event) => save({ allowedWebsites: event.currentTarget.checked ? [] : null })}
      />
      {websites === null ? null : <WebsiteList websites={websites} save={save} />}
    </div>
  );
}

function WebsiteList({ websites, save }: { websites: readonly string[]; save: PublishingProps['save'] }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    const checked = checkWebsite(typed);
    const isFull = websites.length >= MAX_ALLOWED_WEBSITES;
    setProblem(
      isFull ? t`At most ${MAX_ALLOWED_WEBSITES} websites.` : checked.ok ? null : refusalText(checked),
    );
    input.current?.focus();
    if (!checked.ok || isFull) return;
    setTyped('');
    if (!websites.includes(checked.value)) save({ allowedWebsites: [...websites, checked.value] });
  };
  const remove = (website: string): void => {
    save({ allowedWebsites: websites.filter((one) => one !== website) });
    // The pressed button is gone.
    input.current?.focus();
  };

  return (
    <Stack gap={8} className={classes['below']}>
      {websites.length === 0 ? (
        <Text size="sm">{t`No websites yet. The form works only at its direct URL.`}</Text>
      ) : (
        <ul className={classes['list']} aria-label={t`Allowed websites`}>
          {websites.map((website) => (
            <li key={website} className={classes['row']}>
              <Code className={classes['website'] ?? ''}>{website}</Code>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t`Remove ${website}`}
                onClick={() => remove(website)}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} noValidate>
        <Group gap={8} align="flex-end" wrap="nowrap">
          <TextInput
            ref={input}
            className={classes['rest'] ?? ''}
            label={t`Website`}
            placeholder={t`https://www.example.com or *.example.com`}
            aria-invalid={problem !== null}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" variant="default">
            {t`Add`}
          </Button>
        </Group>
        {problem ? (
          <Text size="sm" c="red" role="alert" mt={4}>
            {problem}
          </Text>
        ) : null}
      </form>
    </Stack>
  );
}
