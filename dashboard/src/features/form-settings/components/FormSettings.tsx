import { t } from '@lingui/core/macro';
import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { MAX_ACCOUNT_EMAIL_LENGTH, MAX_URL_LENGTH } from '@inlay/sdk/model';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { Section } from '../../../components/Section.tsx';
import { useForm } from '../api/form.ts';
import { toSection, type SectionName } from '../sections.ts';
import { AccessSettings } from './AccessSettings.tsx';
import { AutoReplyForm } from './AutoReplyForm.tsx';
import { EmbeddingSection } from './EmbeddingSection.tsx';
import { FormEmails } from './FormEmails.tsx';
import classes from './formSettings.module.css';
import { GeneralSection } from './GeneralSection.tsx';
import { MailDeliveries } from './MailDeliveries.tsx';
import { emailProblem, TypedSetting, urlProblem } from './TypedSetting.tsx';
import { WebhookSection } from './WebhookSection.tsx';

const SECTIONS: readonly { name: SectionName; label: string; draw(form: FormDetail): ReactNode }[] = [
  { name: 'general', label: t`General`, draw: (form) => <GeneralSection form={form} /> },
  { name: 'after-submission', label: t`After submission`, draw: (form) => <AfterSubmission form={form} /> },
  { name: 'notifications', label: t`Notifications`, draw: (form) => <Notifications form={form} /> },
  { name: 'access', label: t`Access`, draw: ({ id }) => <AccessSettings formId={id} /> },
  { name: 'embedding', label: t`Embedding`, draw: (form) => <EmbeddingSection form={form} /> },
  { name: 'webhooks', label: t`Webhooks`, draw: ({ id }) => <WebhookSection formId={id} /> },
  { name: 'deliveries', label: t`Deliveries`, draw: ({ id }) => <MailDeliveries formId={id} /> },
];

interface FormSettingsProps {
  formId: string;
  /** The open section. */
  section: SectionName;
  onSection(section: SectionName): void;
}

/** Settings of a form's use, apart from its fields and its style (decision 170). */
export function FormSettings({ formId, section, onSection }: FormSettingsProps) {
  const { data: form, error, refetch } = useForm(formId);
  if (error && !form) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  return (
    <Tabs value={section} onChange={(name) => onSection(toSection(name))} keepMounted={false}>
      <ScrollableTabs label={t`Form settings`} open={section}>
        {SECTIONS.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </ScrollableTabs>
      {SECTIONS.map(({ name, draw }) => (
        <Tabs.Panel key={name} value={name} pt={24}>
          <Stack gap={24}>{form ? draw(form) : <LoadingSkeleton height={320} radius={8} />}</Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function AfterSubmission({ form }: { form: FormDetail }) {
  return (
    <>
      <Section title={t`Redirect`}>
        <div className={classes['body']}>
          <TypedSetting
            form={form}
            name="redirectUrl"
            label={t`Redirect URL`}
            help={t`Where visitors go after sending. Leave empty to show their receipt.`}
            stored={form.redirectUrl ?? ''}
            maxLength={MAX_URL_LENGTH}
            check={urlProblem}
          />
        </div>
      </Section>
      <AutoReplyForm form={form} />
    </>
  );
}

function Notifications({ form }: { form: FormDetail }) {
  return (
    <>
      <FormEmails formId={form.id} />
      <Section title={t`Client`}>
        <div className={classes['body']}>
          <TypedSetting
            form={form}
            name="clientPrimaryEmail"
            label={t`Client primary email`}
            help={t`Your client’s address. It receives every submission by email.`}
            stored={form.clientPrimaryEmail ?? ''}
            maxLength={MAX_ACCOUNT_EMAIL_LENGTH}
            check={emailProblem}
          />
        </div>
      </Section>
    </>
  );
}
