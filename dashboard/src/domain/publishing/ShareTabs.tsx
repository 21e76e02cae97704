import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Badge, Stack, Tabs, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { formPath } from '../forms/formPath.ts';
import { EmbedPreview } from './EmbedPreview.tsx';
import { EmbedReports } from './EmbedReports.tsx';
import { useMeasuredLines } from './useMeasuredLines.ts';
import { useEmbedReports } from './publishing.ts';
import { OverlayEmbed } from './OverlayEmbed.tsx';
import { ShareLink } from './ShareLink.tsx';
import { Snippet } from './Snippet.tsx';
import { SocialCard } from './SocialCard.tsx';

/**
 * Everything that brings a form to visitors: the code to embed it (BUILD-009, BUILD-010), its link, QR code
 * and button for mails (EMBED-104). Managers also see problems on websites (EMBED-064).
 */
export function ShareTabs({ form }: { form: FormDetail }) {
  return (
    <Tabs defaultValue="website" keepMounted={false}>
      <Tabs.List mb={24}>
        <Tabs.Tab value="website">{t`Website`}</Tabs.Tab>
        <Tabs.Tab value="link">{t`Link`}</Tabs.Tab>
        {form.abilities.update ? <Tabs.Tab value="card">{t`Card`}</Tabs.Tab> : null}
        {form.abilities.update ? <ProblemsTab form={form} /> : null}
      </Tabs.List>
      <Tabs.Panel value="website">
        <Snippets form={form} />
        <Text size="sm" mt={24}>
          {t`On a shared device, add ?drafts=off to the address, or drafts="off" to the web component: it then keeps no unsent answers.`}
        </Text>
        <EmbedPreview form={form} />
        {form.abilities.update ? (
          <Text size="sm" mt={24}>
            <Trans>
              Choose who can use this form{' '}
              <Anchor
                component={Link}
                to={formPath(form.id, 'settings', 'access')}
                size="sm"
                underline="always"
              >
                in its settings
              </Anchor>
              .
            </Trans>
          </Text>
        ) : null}
      </Tabs.Panel>
      <Tabs.Panel value="link">
        <ShareLink form={form} />
      </Tabs.Panel>
      {form.abilities.update ? (
        <Tabs.Panel value="card">
          <SocialCard form={form} />
        </Tabs.Panel>
      ) : null}
      {form.abilities.update ? (
        <Tabs.Panel value="problems">
          <EmbedReports form={form} />
        </Tabs.Panel>
      ) : null}
    </Tabs>
  );
}

function ProblemsTab({ form }: { form: FormDetail }) {
  const { data } = useEmbedReports(form.id);
  const count = data?.reports.length ?? 0;
  return (
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
  );
}

/** Returns the component as React projects write it (docs/embedding.md). */
const reactCode = ({ id, embed }: FormDetail): string =>
  [
    "import { FormEmbed } from '@inlay/sdk/embed-react';",
    '',
    `<FormEmbed formId="${id}" baseUrl="${new URL(embed.url).origin}" />`,
  ].join('\n');

function Snippets({ form }: { form: FormDetail }) {
  const embed = useMeasuredLines(form);
  return (
    <Stack gap={24}>
      <Snippet
        title={t`Embed code`}
        hint={t`Paste this where you want the form to appear.`}
        text={embed.code}
        what="code"
      />
      <Snippet
        title={t`Web component`}
        hint={t`Embeds the form as part of the page. The fastest way for pages without a server.`}
        text={embed.elementCode}
        what="code"
      />
      <Snippet
        title={t`React`}
        hint={t`A component of the package @inlay/sdk.`}
        text={reactCode(form)}
        what="code"
      />
      <OverlayEmbed form={form} />
      <Snippet
        title={t`Server-side include`}
        hint={t`Your server inserts this page’s markup. The fastest way of all.`}
        text={`${embed.url}/include`}
        what="url"
      />
      <Snippet title={t`Direct URL`} hint={t`Opens the form as its own page.`} text={embed.url} what="url" />
    </Stack>
  );
}
