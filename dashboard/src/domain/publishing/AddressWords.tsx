import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormAddressResponse, FormDetail } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useFocusRescue } from '../../lib/useFocusRescue.ts';
import { useMutation } from '../../lib/useMutation.ts';
import { formDetailKey } from '../form-home/formDetail.ts';

interface AddressWordsProps {
  form: FormDetail;
  /** The address that the form has now. */
  onChanged(url: string): void;
}

/** Gives a form an address in words, or another one (LINK-061). */
export function AddressWords({ form, onChanged }: AddressWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const { ref, rescue } = useFocusRescue<HTMLButtonElement>();
  const close = (): void => {
    setOpen(false);
    rescue();
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['address', form.id],
    queryFn: () => api.get<FormAddressResponse>(`/forms/${form.id}/address`),
    enabled: isOpen,
  });
  if (!isOpen)
    return (
      <Button ref={ref} variant="default" size="xs" w="fit-content" onClick={() => setOpen(true)}>
        {form.embed.address ? t`Change address` : t`Use words in the address`}
      </Button>
    );
  if (error)
    return <LoadFailure title={t`Failed to load the address`} error={error} onRetry={() => refetch()} />;
  if (!data) return <LoadingSkeleton height={120} />;
  return <Editor {...{ form, data, onChanged }} onClose={close} />;
}

function Editor(props: AddressWordsProps & { data: FormAddressResponse; onClose(): void }) {
  const { form, data, onChanged, onClose } = props;
  const [account, setAccount] = useState(data.account);
  const [word, setWord] = useState(data.form);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.put<FormAddressResponse>(`/forms/${form.id}/address`, { account, form: word }),
    onSuccess: (saved) => {
      setChanged(client, ['address', form.id], saved);
      if (saved.url) onChanged(saved.url);
      void client.invalidateQueries({ queryKey: formDetailKey(form.id) });
      toastSuccess(t`Address saved`);
      onClose();
    },
    onError: (failure) => {
      if (issuesOf(failure).length === 0) toastThrown(failure);
    },
  });
  const issueOf = (field: 'account' | 'form'): string | undefined =>
    issuesOf(error).find(({ path }) => path[0] === field)?.message;
  return (
    <Stack
      component="form"
      gap={8}
      aria-label={t`Address in words`}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Text size="sm" c="dimmed">
        {data.url
          ? t`Links with the earlier address lead to the new one.`
          : t`Shorter to read and print. Links that are already out stay valid.`}
      </Text>
      <Group gap={8} align="flex-start" grow>
        <TextInput
          label={t`Account`}
          dir="auto"
          // The button that opened this is gone.
          autoFocus
          value={account}
          error={issueOf('account')}
          onChange={(event) => setAccount(event.currentTarget.value)}
        />
        <TextInput
          label={t`Form`}
          dir="auto"
          value={word}
          error={issueOf('form')}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </Group>
      <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {`${new URL(form.embed.url).host}/f/${account}/${word}`}
      </Text>
      <Group gap={8}>
        <BusyButton size="xs" type="submit" isBusy={isPending}>
          {t`Save address`}
        </BusyButton>
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </Group>
    </Stack>
  );
}

const issuesOf = (error: unknown) => (error instanceof ApiError ? error.issues : []);
