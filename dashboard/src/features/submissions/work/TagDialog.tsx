import { plural, t } from '@lingui/core/macro';
import { Autocomplete, Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ColorTagRequest, StatusColor, TagSelection } from '@inlay/api/contract';
import { MAX_TAG_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useTagSubmissions } from '../../../domain/submissions/submissionActions.ts';
import type { Remember } from '../../../domain/submissions/useChange.ts';
import { useTags } from '../api/annotations.ts';
import { api } from '../../../lib/apiClient.ts';
import { INBOX_KEY, TAGS_KEY } from '../../../lib/queryClient.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { COLORS } from './colors.ts';

/** Red and orange first: people mark with them. */
const URGENCY: readonly StatusColor[] = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'grape', 'gray'];
const URGENT_FIRST = COLORS.toSorted(
  (one, other) => URGENCY.indexOf(one.value) - URGENCY.indexOf(other.value),
);

interface TagDialogProps {
  opened: boolean;
  formId: string | null;
  /** Number of submissions, including those not loaded (D-112). */
  count: number;
  /** Returns the selection with the tag. */
  select(name: string): TagSelection;
  remember: Remember;
  onClose(): void;
}

/** Adds a tag to the whole selection, or removes it. */
export function TagDialog({ opened, count, onClose, ...rest }: TagDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Which tag for ${plural(count, { one: '# submission', other: '# submissions' })}?`}
      withCloseButton={false}
    >
      <TagForm onClose={onClose} {...rest} />
    </Modal>
  );
}

function TagForm({ formId, select, remember, onClose }: Omit<TagDialogProps, 'opened' | 'count'>) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const choices = useTags(formId);
  const known = choices.data?.tags.find((tag) => tag.name.toLowerCase() === name.trim().toLowerCase());
  /** Undefined until one is chosen: then the tag keeps its own. */
  const [chosen, choose] = useState<StatusColor | null>();
  const paint = useColorTag(formId);
  const give = useTagSubmissions('tag', remember);
  const take = useTagSubmissions('untag', remember);
  const apply = (change: typeof give): void => {
    const typed = name.trim();
    setProblem(typed ? null : t`Please enter a tag`);
    if (!typed || give.isPending || take.isPending) return;
    change.mutate(select(typed), {
      onSuccess: () => {
        if (change === give && chosen !== undefined) paint.mutate({ name: typed, color: chosen });
        onClose();
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply(give);
      }}
    >
      <Stack gap={24}>
        <Autocomplete
          label={t`Tag`}
          description={t`Choose an existing tag or enter a new one.`}
          data-autofocus
          openOnFocus={false}
          maxLength={MAX_TAG_LENGTH}
          data={[...new Set((choices.data?.tags ?? []).map((tag) => tag.name))]}
          value={name}
          error={problem}
          onChange={(typed) => {
            setName(typed);
            setProblem(null);
          }}
        />
        <NativeSelect
          label={t`Color`}
          data={[{ value: '', label: t`By its name` }, ...URGENT_FIRST]}
          value={chosen === undefined ? (known?.color ?? '') : (chosen ?? '')}
          onChange={({ currentTarget }) => choose((currentTarget.value || null) as StatusColor | null)}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton variant="default" isBusy={take.isPending} onClick={() => apply(take)}>
            {t`Remove tag`}
          </BusyButton>
          <BusyButton type="submit" isBusy={give.isPending}>
            {t`Add tag`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

/** Gives a tag its color, wherever it is shown. */
function useColorTag(formId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tag: Omit<ColorTagRequest, 'formId'>) =>
      api.patch('/submissions/tags', { ...(formId && { formId }), ...tag }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: TAGS_KEY });
      void client.invalidateQueries({ queryKey: INBOX_KEY });
    },
    onError: (error) => toastThrown(error),
  });
}
