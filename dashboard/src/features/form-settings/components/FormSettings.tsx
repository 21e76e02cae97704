import { t } from '@lingui/core/macro';
import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { MAX_ACCOUNT_EMAIL_LENGTH } from '@inlay/sdk/model';
import { MailNotice } from '../../../domain/notifications/MailNotice.tsx';
import { useFormRecipients } from '../../../domain/notifications/recipients.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFormDetail } from '../../../domain/form-home/formDetail.ts';
import {
  GROUP_LABELS,
  SETTING_GROUPS,
  settingChoices,
  toGroup,
  type SettingGroup,
  type SettingName,
} from '../../../domain/form-home/settingsIndex.ts';
import { AccessSettings } from './AccessSettings.tsx';
import { AnsweredAddresses } from './AnsweredAddresses.tsx';
import { AttachedPdf } from './AttachedPdf.tsx';
import { AutoReplySettings } from './AutoReplySettings.tsx';
import { Deliveries } from './Deliveries.tsx';
import { EmbeddingSection } from './EmbeddingSection.tsx';
import { FormEmails } from './FormEmails.tsx';
import classes from './formSettings.module.css';
import { emailProblem, FormTextSetting } from './FormTextSetting.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { SettingSearch } from '../../../components/SettingSearch.tsx';
import { SubmissionSettings } from './SubmissionSettings.tsx';
import { WeeklyReport } from './WeeklyReport.tsx';
import { ToldSection } from '../told/ToldSection.tsx';
import { RefusableArea } from '../../../domain/identity/RefusableArea.tsx';

const CHOICES = settingChoices();

/** Settings that visitors meet at once. */
const live = ({ abilities }: FormDetail, settings: ReactNode): ReactNode => (
  <RefusableArea may={abilities.activate}>{settings}</RefusableArea>
);

/** Content of each group. */
const DRAWN: Readonly<Record<SettingGroup, (form: FormDetail) => ReactNode>> = {
  general: (form) => <GeneralSection form={form} />,
  notifications: (form) => <Notifications form={form} />,
  submissions: (form) => live(form, <SubmissionSettings form={form} />),
  access: (form) => live(form, <AccessSettings form={form} />),
  website: (form) => live(form, <EmbeddingSection form={form} />),
  webhooks: (form) => (
    <Setting name="webhooks">
      {/* Who may not share is not told the addresses either. */}
      <RefusableArea may={form.abilities.share}>
        {form.abilities.share ? <ToldSection form={form} /> : null}
      </RefusableArea>
    </Setting>
  ),
  deliveries: ({ id }) => (
    <Setting name="deliveries">
      <Deliveries formId={id} />
    </Setting>
  ),
};

interface FormSettingsProps {
  formId: string;
  /** The open group. */
  group: SettingGroup;
  onGroup(group: SettingGroup): void;
  /** Leads to a setting. */
  onSetting: (name: SettingName) => void;
}

/** Settings of a form's use, apart from its fields and its style, in groups (decision 170). */
export function FormSettings({ formId, group: open, onGroup, onSetting }: FormSettingsProps) {
  const { data: form, error, refetch } = useFormDetail(formId);
  if (error && !form) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  return (
    <Stack gap={16}>
      <SettingSearch choices={CHOICES} onChoose={(name) => onSetting(name as SettingName)} />
      <Tabs value={open} onChange={(name) => onGroup(toGroup(name ?? undefined))} keepMounted={false}>
        <ScrollableTabs label={t`Form settings`} open={open}>
          {SETTING_GROUPS.map((group) => (
            <Tabs.Tab key={group} value={group}>
              {GROUP_LABELS[group]}
            </Tabs.Tab>
          ))}
        </ScrollableTabs>
        {SETTING_GROUPS.map((group) => (
          <Tabs.Panel key={group} value={group} pt={24}>
            <Stack gap={24}>{form ? DRAWN[group](form) : <LoadingSkeleton height={320} radius={8} />}</Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

/** Recipients of submissions by email; without a mail server, a warning that nobody gets them (D-192). */
function Notifications({ form }: { form: FormDetail }) {
  const { id, abilities } = form;
  const { isLoading } = useFormRecipients(abilities.share ? id : null);
  // The notice above would push down what is shown already.
  if (isLoading) return <LoadingSkeleton height={320} radius={8} />;
  return (
    <>
      <MailNotice />
      <RefusableArea may={abilities.share}>
        {abilities.share ? (
          <Setting name="emails">
            <FormEmails form={form} />
          </Setting>
        ) : null}
      </RefusableArea>
      <RefusableArea may={abilities.share}>
        <AnsweredAddresses form={form} />
      </RefusableArea>
      <AttachedPdf form={form} />
      <RefusableArea may={abilities.share}>
        <Section title={t`Client`}>
          <div className={classes['body']}>
            <FormTextSetting
              form={form}
              name="clientEmail"
              help={t`Your client’s address. It receives every submission by email.`}
              stored={form.clientPrimaryEmail ?? ''}
              maxLength={MAX_ACCOUNT_EMAIL_LENGTH}
              check={emailProblem}
            />
          </div>
        </Section>
      </RefusableArea>
      <Setting name="weeklyReport">
        <WeeklyReport formId={form.id} />
      </Setting>
      <AutoReplySettings form={form} />
    </>
  );
}
