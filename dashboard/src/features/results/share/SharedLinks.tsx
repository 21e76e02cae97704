import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/plus';
import { useEffect, useRef, useState } from 'react';
import type { SharedResults, SharedResultsList } from '@inlay/api/contract';
import { MAX_SHARED_RESULTS } from '@inlay/sdk/model';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Snippet } from '../../../domain/publishing/Snippet.tsx';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { resultsSnippet } from './resultsSnippet.ts';
import classes from './share.module.css';
import { SharedLink } from './SharedLink.tsx';
import { useChangeSharedResults, useEndSharedResults } from './sharedResultsApi.ts';

interface SharedLinksProps {
  formId: string;
  list: SharedResultsList;
  /** The link that was just made, to be copied. */
  added: SharedResults | undefined;
  onEdit(link: SharedResults | 'new'): void;
}

/** The links to a form's results, and the way to a new one. */
export function SharedLinks({ formId, list, added, onEdit }: SharedLinksProps) {
  const { links, questions } = list;
  const [ending, setEnding] = useState<SharedResults | null>(null);
  const [renewing, setRenewing] = useState<SharedResults | null>(null);
  const change = useChangeSharedResults(formId);
  const { ref, rescue } = useFocusRescue<HTMLButtonElement>();
  const end = useEndSharedResults(formId);
  const fresh = useRef<HTMLDivElement>(null);
  const addedId = added?.id;
  useEffect(() => {
    // The button that made the link is gone; copying it is the next step.
    if (addedId !== undefined) fresh.current?.querySelector('button')?.focus();
  }, [addedId]);
  const confirm = (): void => {
    if (!ending) return;
    end.mutate(ending.id, {
      onSuccess: () => {
        toastSuccess(t`Link removed`);
        rescue(DIALOG_LEAVES_MS);
      },
      onError: (error) => toastThrown(error),
      onSettled: () => setEnding(null),
    });
  };
  const renew = (): void => {
    if (!renewing) return;
    change.mutate(
      { id: renewing.id, changes: 'renew' },
      {
        onSuccess: () => toastSuccess(t`The link has a new address. Copy it to share it again.`),
        onError: (error) => toastThrown(error),
        onSettled: () => setRenewing(null),
      },
    );
  };
  const most = MAX_SHARED_RESULTS;
  const isFull = links.length >= most;
  return (
    <Stack gap={16}>
      {added ? (
        <Stack ref={fresh} gap={16} role="status">
          <Snippet title={t`Your new link`} hint={readersOf(added)} text={added.url} what="link" />
          <Snippet
            title={t`Embed code`}
            hint={t`Paste it where you want the results to appear on your website.`}
            text={resultsSnippet(added.url)}
            what="code"
          />
        </Stack>
      ) : null}
      <Group justify="space-between" gap={8}>
        <Text fw={600}>{t`Links`}</Text>
        <Button
          ref={ref}
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          aria-disabled={isFull || questions.length === 0}
          onClick={() => !isFull && questions.length > 0 && onEdit('new')}
        >
          {t`New link`}
        </Button>
      </Group>
      {isFull ? (
        <Text size="sm" c="dimmed">
          {t`A form can have ${most} links. Remove one to create another.`}
        </Text>
      ) : null}
      <ul className={classes['links']}>
        {links.map((link) => (
          <SharedLink
            key={link.id}
            link={link}
            questions={questions}
            onEdit={() => onEdit(link)}
            onRenew={() => setRenewing(link)}
            onRemove={() => setEnding(link)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={renewing !== null}
        title={t`Give this link a new address?`}
        verb={t`New address`}
        isBusy={change.isPending}
        onConfirm={renew}
        onClose={() => setRenewing(null)}
      >
        {t`The current address stops working at once, also on websites that embed it.`}
      </ConfirmDialog>
      <ConfirmDialog
        opened={ending !== null}
        title={t`Remove this link?`}
        verb={t`Remove link`}
        isDestructive
        isBusy={end.isPending}
        onConfirm={confirm}
        onClose={() => setEnding(null)}
      >
        {t`It stops working at once for everyone who has it.`}
      </ConfirmDialog>
    </Stack>
  );
}

const readersOf = ({ hasPassword }: SharedResults): string =>
  hasPassword
    ? t`Anyone with this link and the password sees the results.`
    : t`Anyone with this link sees the results.`;
