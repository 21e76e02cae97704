import { t } from '@lingui/core/macro';
import { Badge, Modal, Stack, Tabs } from '@mantine/core';
import type { FormDetail } from '@inlay/api/contract';
import { useEmbedReports } from './publishing.ts';
import { AccessSettings } from './AccessSettings.tsx';
import { EmbedReports } from './EmbedReports.tsx';
import { PageSettings } from './PageSettings.tsx';
import { PublishingSettings } from './PublishingSettings.tsx';
import { Snippet } from './Snippet.tsx';
import classes from './embedDialog.module.css';

/**
 * How a form gets into a website and what holds there (BUILD-009, BUILD-010). Whoever only reads the form
 * is given the lines to paste; its managers also who may use it, and what went wrong.
 */
export function EmbedDialog({ form, onClose }: { form: FormDetail | null; onClose(): void }) {
  return (
    <Modal
      opened={form !== null}
      onClose={onClose}
      title={t`Set this form into a website`}
      size="lg"
      // Its tabs differ in height; they themselves stay where they are.
      centered={false}
    >
      {form?.abilities.update ? <ManagerTabs form={form} /> : null}
      {form && !form.abilities.update ? <Snippets form={form} /> : null}
    </Modal>
  );
}

function ManagerTabs({ form }: { form: FormDetail }) {
  const { data } = useEmbedReports(form.id);
  const count = data?.reports.length ?? 0;
  return (
    <Tabs defaultValue="code" keepMounted={false} classNames={{ tab: classes['tab'] ?? '' }}>
      <Tabs.List mb={24}>
        <Tabs.Tab value="code">{t`Code`}</Tabs.Tab>
        <Tabs.Tab value="access">{t`Access`}</Tabs.Tab>
        <Tabs.Tab value="page">{t`Page`}</Tabs.Tab>
        <Tabs.Tab
          value="problems"
          rightSection={
            count > 0 ? (
              <Badge size="sm" circle color="orange" variant="light">
                {count}
              </Badge>
            ) : null
          }
        >
          {t`Problems`}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="code">
        <Snippets form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="access">
        <PublishingSettings formId={form.id}>{(props) => <AccessSettings {...props} />}</PublishingSettings>
      </Tabs.Panel>
      <Tabs.Panel value="page">
        <PublishingSettings formId={form.id}>
          {(props) => <PageSettings {...props} definition={form.definition} />}
        </PublishingSettings>
      </Tabs.Panel>
      <Tabs.Panel value="problems">
        <EmbedReports form={form} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Snippets({ form: { embed } }: { form: FormDetail }) {
  return (
    <Stack gap={24}>
      <Snippet
        title={t`Embed code`}
        hint={t`Paste this line where the form shall stand.`}
        text={embed.code}
        what="embed code"
      />
      <Snippet
        title={t`Web component`}
        hint={t`The form as part of the page itself.`}
        text={embed.elementCode}
        what="embed code"
      />
      <Snippet
        title={t`Direct URL`}
        hint={t`The form as a page of its own.`}
        text={embed.url}
        what="embed URL"
      />
    </Stack>
  );
}
