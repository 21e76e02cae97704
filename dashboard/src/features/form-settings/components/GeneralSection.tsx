import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, NativeSelect, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { LANGUAGE_NAMES, LANGUAGES, MAX_URL_LENGTH, type Language } from '@inlay/sdk/model';
import { Section } from '../../../components/Section.tsx';
import { LazyDeleteFormDialog } from '../../../domain/forms/LazyDeleteFormDialog.tsx';
import { FolderSelect } from '../../../domain/forms/FolderSelect.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { useUpdateForm } from '../../../domain/form-home/updateForm.ts';
import { ALL_FORMS_PATH } from '../../../lib/trail.ts';
import classes from './formSettings.module.css';
import { PublishingSettings } from './PublishingSettings.tsx';
import { FormTextSetting, urlProblem } from './FormTextSetting.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { RefusableArea } from '../../../domain/identity/RefusableArea.tsx';

/** State of the form, and its properties beside fields and style (FSET-003, FSET-004, D-62). */
export function GeneralSection({ form }: { form: FormDetail }) {
  return (
    <>
      <Section title={t`Form status`}>
        <div className={classes['body']}>
          <RefusableArea may={form.abilities.activate}>
            <Status form={form} />
          </RefusableArea>
        </div>
      </Section>
      <Section
        title={t`Form metadata`}
        text={
          <Trans>
            Edit the title, description and look{' '}
            <Anchor component={Link} to={formPath(form.id, 'build')} size="sm" underline="always">
              in the builder
            </Anchor>
            .
          </Trans>
        }
      >
        <Stack gap={24} className={classes['body'] ?? ''}>
          <FolderSetting form={form} />
          <RefusableArea may={form.abilities.activate}>
            <LogoSetting form={form} />
            <LanguageSetting form={form} />
          </RefusableArea>
        </Stack>
      </Section>
      {form.abilities.delete ? <DeleteSetting form={form} /> : null}
    </>
  );
}

/** Moves the form to the trash, and leads to the others (D-181). */
function DeleteSetting({ form }: { form: FormDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const navigate = useNavigate();
  return (
    <Setting name="delete">
      <Section
        title={SETTINGS.delete.label}
        text={t`Moves the form and its submissions to trash, where you can restore them.`}
        action={
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              setUsed(true);
              setAsking(true);
            }}
          >
            {SETTINGS.delete.label}
          </Button>
        }
      >
        <Suspense>
          {isUsed ? (
            <LazyDeleteFormDialog
              form={isAsking ? form : null}
              onClose={() => setAsking(false)}
              onDeleted={() => void navigate(ALL_FORMS_PATH)}
            />
          ) : null}
        </Suspense>
      </Section>
    </Setting>
  );
}

function Status({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  const active = update.isPending ? (update.variables.active ?? form.active) : form.active;
  return (
    <Setting name="active">
      <Switch
        label={SETTINGS.active.label}
        description={t`An inactive form accepts no new submissions.`}
        checked={active}
        onChange={(event) => update.mutate({ active: event.currentTarget.checked })}
      />
    </Setting>
  );
}

function FolderSetting({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  if (!form.abilities.organise) return null;
  return (
    <Setting name="folder">
      <FolderSelect
        folderId={form.clientFolderId}
        onChange={(clientFolderId) => update.mutate({ clientFolderId })}
      />
    </Setting>
  );
}

/** The logo's address; an uploaded logo has one of the platform, which is not shown (D-64). */
function LogoSetting({ form }: { form: FormDetail }) {
  const isUploaded = form.logoUrl?.startsWith('/') === true;
  const help = isUploaded
    ? t`A URL here replaces the logo uploaded in the builder.`
    : t`The URL of an image shown on your form. You can also upload a logo in the builder.`;
  return (
    <FormTextSetting
      form={form}
      name="logo"
      help={help}
      stored={isUploaded ? '' : (form.logoUrl ?? '')}
      maxLength={MAX_URL_LENGTH}
      check={urlProblem}
    />
  );
}

function LanguageSetting({ form }: { form: FormDetail }) {
  const guessed = useGuessedLanguage(form);
  return (
    <PublishingSettings formId={form.id}>
      {({ settings, save }) => (
        <Setting name="language">
          <NativeSelect
            label={SETTINGS.language.label}
            description={t`The language of buttons and messages on your form.`}
            data={languageChoices(guessed)}
            value={settings.language ?? ''}
            onChange={(event) => save({ language: (event.currentTarget.value || null) as Language | null })}
          />
        </Setting>
      )}
    </PublishingSettings>
  );
}

/** Returns the language of the form's texts, once the script that knows languages is there: no other group needs it. */
const useGuessedLanguage = ({ id, version, definition }: FormDetail): Language | undefined =>
  useQuery({
    queryKey: ['guessed-language', id, version],
    queryFn: async () => {
      const { languageOfForm } = await import('../../../domain/forms/languageOfForm.ts');
      return languageOfForm({ ...definition, language: null });
    },
  }).data;

/** The supported languages, behind the one guessed from the form's texts (D-191). */
const languageChoices = (guessed: Language | undefined) => [
  { value: '', label: t`Automatic (${guessed ? LANGUAGE_NAMES[guessed] : '…'})` },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
];
