import { t } from '@lingui/core/macro';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useAccountModel } from '../../../domain/forms/accountModel.ts';
import { definitionOf, type Drafting } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { useAskModel } from './api.ts';

/** Longest description, in characters; the server has the same limit. */
const MAX_WISH = 20_000;

interface WishFormProps {
  builder: BuilderCore;
  drafting: Drafting;
  /** The form asks nothing yet. */
  isEmpty: boolean;
  onChange(changes: Partial<Drafting>): void;
}

/** Takes the description, and says what is sent where. */
export function WishForm({ builder, drafting: { wish }, isEmpty, onChange }: WishFormProps) {
  const { data: model } = useAccountModel();
  const ask = useAskModel();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ask.isPending || wish.trim() === '') return;
    const state = builder.get();
    ask.mutate(
      { formId: state.form?.id ?? null, description: wish, definition: definitionOf(state) },
      { onSuccess: ({ id }) => onChange({ draftId: id }) },
    );
  };
  const { host, model: name } = model ?? {};
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <FormProblem problem={ask.error} title={t`No draft was begun`} />
        <Textarea
          label={isEmpty ? t`What should the form ask?` : t`What should change?`}
          description={
            isEmpty
              ? t`Say what it is for, its questions, and which depend on others.`
              : t`Say what to add, remove or word differently.`
          }
          autosize
          minRows={6}
          maxRows={16}
          maxLength={MAX_WISH}
          dir="auto"
          data-autofocus
          value={wish}
          onChange={(event) => onChange({ wish: event.currentTarget.value })}
        />
        {host && name ? (
          <Text size="sm" c="dimmed">
            {t`Sent to ${host} (${name}): your description and this form’s own text, with its rules and notes. Never sent: submissions, names of people, files.`}
          </Text>
        ) : null}
        <DialogFoot>
          <Button variant="default" onClick={() => onChange({ isOpen: false })}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={ask.isPending} disabled={wish.trim() === ''}>
            {t`Write draft`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
