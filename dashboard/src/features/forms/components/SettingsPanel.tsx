import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { FormDetail, UpdateFormRequest } from '@inlay/api/contract';
import {
  checkEmail,
  checkUrl,
  ENGLISH,
  MAX_ACCOUNT_EMAIL_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
  securityBadgeText,
} from '@inlay/sdk/model';
import { Snippet } from '../../../domain/publishing/Snippet.tsx';
import { useTypedSetting } from '../../../domain/publishing/useTypedSetting.ts';
import { FolderSelect } from '../../../domain/forms/FolderSelect.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { usePlatformOf } from '../../../domain/platform/platform.ts';
import { useFormDetail, useUpdateForm } from '../api/forms.ts';
import classes from './cards.module.css';

/** How a form is used, saved attribute by attribute as it is changed (FSET-001…034). */
export function SettingsPanel({ formId, emails }: { formId: string; emails: ReactNode }) {
  const { data: form, error, refetch } = useFormDetail(formId);
  if (error && !form) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  if (!form) return <Skeleton height={320} aria-label={t`Loading`} />;
  return (
    <div className={classes['settings']}>
      <div className={classes['wide']}>{emails}</div>
      <Status form={form} />
      <Badge form={form} />
      <Metadata form={form} />
      <Part title={t`Embed code`}>
        <Snippet title={t`Embed code`} text={form.embed.code} what="embed code" />
        <Snippet title={t`Direct URL`} text={form.embed.url} what="embed URL" />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={12} component="section" aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function Status({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  const active = update.isPending ? (update.variables.active ?? form.active) : form.active;
  return (
    <Part title={t`Form status`}>
      <Switch
        label={t`Form is active`}
        description={t`An inactive form accepts no new submissions.`}
        checked={active}
        onChange={(event) => update.mutate({ active: event.currentTarget.checked })}
      />
    </Part>
  );
}

/** A preview of what visitors see below the form, and its switch (D-63). */
function Badge({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  const { captcha, badgeName } = usePlatformOf(form.definition);
  const stored = form.definition.customStyles.showSecurityBadge ?? captcha !== null;
  const isShown = update.isPending ? (update.variables.showSecurityBadge ?? stored) : stored;
  return (
    <Part title={t`Security badge`}>
      <Text className={classes['badge'] ?? ''} data-off={!isShown || undefined}>
        <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" style={{ verticalAlign: '-3px' }} />{' '}
        {securityBadgeText(captcha, ENGLISH, badgeName) ?? t`This installation shows no badge.`}
      </Text>
      <Switch
        label={t`Show the security badge`}
        description={t`Shown below the form. Off by default, unless the form has a captcha.`}
        checked={isShown}
        onChange={(event) => update.mutate({ showSecurityBadge: event.currentTarget.checked })}
      />
    </Part>
  );
}

const urlProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkUrl(text);
  // Hosts of the installation are known to the server alone (D-166).
  return checked.ok || checked.code === 'private_host' ? null : checked.message;
};
const emailProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkEmail(text);
  return checked.ok ? null : checked.message;
};

function Metadata({ form }: { form: FormDetail }) {
  return (
    <Part title={t`Form metadata`}>
      <TypedSetting
        form={form}
        name="title"
        label={t`Title`}
        stored={form.title}
        maxLength={MAX_TITLE_LENGTH}
        check={(text) => (text.trim() ? null : t`Please enter a title`)}
      />
      <TypedSetting
        form={form}
        name="description"
        label={t`Description`}
        stored={form.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        isLong
      />
      <TypedSetting
        form={form}
        name="redirectUrl"
        label={t`Redirect URL`}
        help={t`Where visitors go after they have sent the form.`}
        stored={form.redirectUrl ?? ''}
        maxLength={MAX_URL_LENGTH}
        check={urlProblem}
      />
      <LogoSetting form={form} />
      <TypedSetting
        form={form}
        name="clientPrimaryEmail"
        label={t`Client primary email`}
        help={t`The client’s own address, told about every submission.`}
        stored={form.clientPrimaryEmail ?? ''}
        maxLength={MAX_ACCOUNT_EMAIL_LENGTH}
        check={emailProblem}
      />
      <FolderSetting form={form} />
      <TextHandling form={form} />
    </Part>
  );
}

/** A logo that was uploaded has an address of the platform, which is not typed (D-64). */
function LogoSetting({ form }: { form: FormDetail }) {
  const isUploaded = form.logoUrl?.startsWith('/') === true;
  const help = isUploaded
    ? t`A logo was uploaded in the builder. An address here replaces it.`
    : t`The address of a picture, which visitors see on the form. A logo can also be uploaded in the builder.`;
  return (
    <TypedSetting
      form={form}
      name="logoUrl"
      label={t`Logo URL`}
      help={help}
      stored={isUploaded ? '' : (form.logoUrl ?? '')}
      maxLength={MAX_URL_LENGTH}
      check={urlProblem}
    />
  );
}

function FolderSetting({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  if (!form.abilities.organise) return null;
  return (
    <FolderSelect
      folderId={form.clientFolderId}
      onChange={(clientFolderId) => update.mutate({ clientFolderId })}
    />
  );
}

/** Whether markup is taken out of what visitors write (D-10). */
function TextHandling({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  const stored = form.definition.textHandling === 'as_typed';
  const textHandling = update.isPending ? update.variables.textHandling : undefined;
  return (
    <Switch
      label={t`Keep text exactly as typed`}
      description={t`Otherwise markup is taken out of what visitors write.`}
      checked={textHandling === undefined ? stored : textHandling === 'as_typed'}
      onChange={(event) =>
        update.mutate({ textHandling: event.currentTarget.checked ? 'as_typed' : 'sanitise' })
      }
    />
  );
}

type TypedName = 'title' | 'description' | 'redirectUrl' | 'logoUrl' | 'clientPrimaryEmail';

interface TypedSettingProps {
  form: FormDetail;
  name: TypedName;
  label: string;
  help?: string;
  stored: string;
  maxLength: number;
  check?: (text: string) => string | null;
  isLong?: boolean;
}

/** One attribute that is typed: saved when the person goes on; what the server refuses stays in the field. */
function TypedSetting(props: TypedSettingProps) {
  const { form, name, label, help, stored, maxLength, check, isLong = false } = props;
  const update = useUpdateForm(form.id);
  /** What the server did not take: shown until something else is typed. */
  const [refused, setRefused] = useState<{ text: string; message: string } | null>(null);
  const save = (text: string): void => {
    const changes: UpdateFormRequest = { [name]: text };
    update.mutate(changes, {
      onSuccess: () => setRefused(null),
      onError: (error) => {
        const issue = error instanceof ApiError ? error.issues[0] : undefined;
        setRefused({ text, message: issue?.message ?? t`Failed to update form` });
      },
    });
  };
  const setting = useTypedSetting(stored, save, check);
  const isUntouched = setting.value === stored;
  const isRefused = refused !== null && isUntouched;
  // What was sent stays in sight until the server has answered.
  const sent = update.isPending && isUntouched ? update.variables[name] : undefined;
  const Input = isLong ? Textarea : TextInput;
  return (
    <Input
      label={label}
      {...(help && { description: help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={maxLength}
      value={isRefused ? refused.text : (sent ?? setting.value)}
      error={isRefused ? refused.message : setting.error}
      onChange={(event) => {
        setRefused(null);
        setting.onChange(event.currentTarget.value);
      }}
      onBlur={setting.onBlur}
      {...(isLong && { autosize: true, minRows: 2, maxRows: 6 })}
    />
  );
}
