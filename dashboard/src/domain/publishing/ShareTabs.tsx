import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Badge, Box, Button, Code, Group, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { ScrollableTabs } from '../../components/ScrollableTabs.tsx';
import { formPath } from '../forms/formPath.ts';
import { EmbedPreview } from './EmbedPreview.tsx';
import { EmbedReports } from './EmbedReports.tsx';
import { useMeasuredLines } from './useMeasuredLines.ts';
import { useEmbedReports } from './publishing.ts';
import { OverlayEmbed } from './OverlayEmbed.tsx';
import { ShareLink } from './ShareLink.tsx';
import { Snippet, type SnippetProps } from './Snippet.tsx';
import { SocialCard } from './SocialCard.tsx';

const UNBROKEN = { whiteSpace: 'nowrap' } as const;

/**
 * Everything that brings a form to visitors: the code to embed it (BUILD-009, BUILD-010), its link, QR code
 * and button for mails (EMBED-104). Managers also see problems on websites (EMBED-064).
 */
export function ShareTabs({ form }: { form: FormDetail }) {
  const [open, setOpen] = useState('website');
  return (
    <Tabs value={open} onChange={(tab) => setOpen(tab ?? 'website')} keepMounted={false}>
      <Box mb={24}>
        <ScrollableTabs label={t`Share`} open={open}>
          <Tabs.Tab value="website">{t`Website`}</Tabs.Tab>
          <Tabs.Tab value="link">{t`Link`}</Tabs.Tab>
          {form.abilities.update ? <Tabs.Tab value="card">{t`Card`}</Tabs.Tab> : null}
          {form.abilities.update ? <ProblemsTab form={form} /> : null}
        </ScrollableTabs>
      </Box>
      <Tabs.Panel value="website">
        <Snippets form={form} />
        <Text size="sm" c="dimmed" mt={24}>
          <Trans>
            On a shared device, add{' '}
            <Code dir="ltr" style={UNBROKEN}>
              ?drafts=off
            </Code>{' '}
            to the address, or{' '}
            <Code dir="ltr" style={UNBROKEN}>
              drafts=&quot;off&quot;
            </Code>{' '}
            to the web component: it then keeps no unsent answers.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed" mt={8}>
          {t`In private windows, and wherever else browsers block third-party storage, a frame loses unsent answers on reload. The web component, React and the include keep them.`}
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

/** Returns the command that installs the package of the component. */
const installCommand = ({ embed }: FormDetail): string =>
  `npm install ${new URL(embed.url).origin}/sdk/inlay-sdk.tgz`;

/** Returns the component as React projects write it (docs/embedding.md). */
const reactCode = ({ id, embed }: FormDetail): string =>
  [
    "import { FormEmbed } from '@inlay/sdk/embed-react';",
    '',
    `<FormEmbed formId="${id}" baseUrl="${new URL(embed.url).origin}" />`,
  ].join('\n');

type Way = 'any' | 'component' | 'react' | 'server';

/** Names of the ways into a website, the one for everybody first. */
const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'any', label: t`Any website` },
  { value: 'component', label: t`Web component` },
  { value: 'react', label: t`React` },
  { value: 'server', label: t`Server-side include` },
];

/** One code to paste, by the kind of website; and the address, which needs none. */
function Snippets({ form }: { form: FormDetail }) {
  const embed = useMeasuredLines(form);
  const [way, setWay] = useState<Way>('any');
  const codes: Record<Way, SnippetProps> = {
    any: {
      title: t`Embed code`,
      hint: t`Paste this where you want the form to appear.`,
      text: embed.code,
      what: 'code',
    },
    component: {
      title: t`Web component`,
      hint: t`Embeds the form as part of the page. The fastest way for pages without a server.`,
      text: embed.elementCode,
      what: 'code',
    },
    react: {
      title: t`React component`,
      hint: t`For React 18 and later, in Vite, Next.js and the like.`,
      text: reactCode(form),
      what: 'code',
    },
    server: {
      title: t`Server-side include`,
      hint: t`Your server inserts this page’s markup. The fastest way of all.`,
      text: `${embed.url}/include`,
      what: 'url',
    },
  };
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Group gap={4} role="group" aria-label={t`Kind of website`}>
          {WAYS.map(({ value, label }) => (
            <Button
              key={value}
              size="xs"
              variant={value === way ? 'light' : 'subtle'}
              color={value === way ? 'accent' : 'gray'}
              aria-pressed={value === way}
              onClick={() => setWay(value)}
            >
              {label}
            </Button>
          ))}
        </Group>
        {way === 'react' ? (
          <Snippet
            title={t`Package`}
            hint={t`Install it from here: no registry has it. Run this again after an update of the platform.`}
            text={installCommand(form)}
            what="command"
          />
        ) : null}
        <Snippet {...codes[way]} isMain />
      </Stack>
      <OverlayEmbed form={form} />
      <Snippet title={t`Direct URL`} hint={t`Opens the form as its own page.`} text={embed.url} what="url" />
    </Stack>
  );
}
