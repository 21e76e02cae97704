import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { useForm } from '../api/form.ts';
import { AutoReplyForm } from './AutoReplyForm.tsx';
import classes from './delivery.module.css';
import { FormEmails } from './FormEmails.tsx';
import { MailDeliveries } from './MailDeliveries.tsx';
import { WebhookSection } from './WebhookSection.tsx';
import { BackLink } from '../../../components/BackLink.tsx';

const TABS = [
  { value: 'notifications', label: t`Notifications` },
  { value: 'auto-reply', label: 'Auto-reply' },
  { value: 'webhooks', label: t`Webhooks` },
  { value: 'deliveries', label: t`Deliveries` },
] as const;

/** Who and what is told when one form is answered; every tab has an address of its own. */
export function DeliveryPage() {
  const formId = useParams()['formId'] ?? '';
  const [search, setSearch] = useSearchParams();
  const { data: form, error, refetch } = useForm(formId);
  const open = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'notifications';
  useScreenTitle(form?.title);
  const back = <BackLink to="/dashboard?tab=forms">{t`My Forms`}</BackLink>;
  if (error && !form) {
    return (
      <div className="page">
        <Stack gap={16} maw={960}>
          {back}
          <LoadFailure title={t`Failed to load this form`} error={error} onRetry={() => refetch()} />
        </Stack>
      </div>
    );
  }
  return (
    <div className="page">
      <Stack gap={16} maw={960}>
        {back}
        {form ? (
          <Text fw={600} size="lg" className={classes['title'] ?? ''}>
            {form.title}
          </Text>
        ) : (
          <Skeleton height={24} width={240} radius={6} />
        )}
        <Tabs
          value={open}
          onChange={(tab) => setSearch(tab === 'notifications' || !tab ? {} : { tab }, { replace: true })}
          keepMounted={false}
        >
          <ScrollableTabs label={t`What happens when the form is answered`} open={open}>
            {TABS.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </ScrollableTabs>
          <Tabs.Panel value="notifications" pt={24}>
            <FormEmails formId={formId} />
          </Tabs.Panel>
          <Tabs.Panel value="auto-reply" pt={24}>
            {form ? (
              <AutoReplyForm form={form} />
            ) : (
              <Skeleton height={320} radius={8} aria-label={t`Loading`} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="webhooks" pt={24}>
            <WebhookSection formId={formId} />
          </Tabs.Panel>
          <Tabs.Panel value="deliveries" pt={24}>
            <MailDeliveries formId={formId} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </div>
  );
}
