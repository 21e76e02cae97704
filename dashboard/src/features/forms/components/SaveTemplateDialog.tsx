import { t } from '@lingui/core/macro';
import { Autocomplete, Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useState, type FormEvent } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import {
  MAX_TEMPLATE_CATEGORY_LENGTH,
  MAX_TEMPLATE_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useSaveTemplate } from '../api/forms.ts';

/** The gallery's own categories (TMPL-004); another one can be typed. */
const CATEGORIES = [t`Contact`, t`Business`, t`Healthcare`, t`Events`];

type Problems = Partial<Record<string, string>>;

/** Saves a form as a template of the account (TMPL-022). */
export function SaveTemplateDialog({ form, onClose }: { form: FormSummary | null; onClose(): void }) {
  const shown = useLastKnown(form);
  return (
    <Modal opened={form !== null} onClose={onClose} title={t`Save as template`}>
      {shown ? <TemplateForm key={shown.id} form={shown} onClose={onClose} /> : null}
    </Modal>
  );
}

function TemplateForm({ form, onClose }: { form: FormSummary; onClose(): void }) {
  const save = useSaveTemplate();
  const [name, setName] = useState(form.title);
  const [description, setDescription] = useState('');
  const [category, setCategory] = useState(t`Business`);
  const [problems, setProblems] = useState<Problems>({});

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found: Problems = {
      ...(name.trim() === '' && { name: t`Name is required` }),
      ...(category.trim() === '' && { category: t`Category is required` }),
    };
    setProblems(found);
    if (save.isPending || Object.keys(found).length > 0) return;
    save.mutateAsync({ formId: form.id, name, description, category }).then(
      () => {
        toastSuccess(t`Template saved`);
        onClose();
      },
      (error: unknown) => {
        const issues = error instanceof ApiError ? error.issues : [];
        setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
        if (issues.length === 0) toastThrown(error, t`Failed to save template`);
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TextInput
          data-autofocus
          label={t`Name`}
          description={t`The title of new forms created from this template.`}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={name}
          error={problems['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={t`Description`}
          description={t`Shown in the template gallery.`}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={MAX_TEMPLATE_DESCRIPTION_LENGTH}
          value={description}
          error={problems['description']}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Autocomplete
          label={t`Category`}
          description={t`Choose one or enter your own.`}
          required
          data={CATEGORIES}
          maxLength={MAX_TEMPLATE_CATEGORY_LENGTH}
          value={category}
          error={problems['category']}
          onChange={setCategory}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={save.isPending}>
            {t`Save template`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
