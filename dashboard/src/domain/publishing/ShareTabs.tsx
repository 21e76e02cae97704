import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Badge, Box, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { ScrollableTabs } from '../../components/ScrollableTabs.tsx';
import { formPath } from '../forms/formPath.ts';
import { EmbedReports } from './EmbedReports.tsx';
import { LazyInvitePeople } from './invite/LazyInvitePeople.tsx';
import { useEmbedReports } from './publishing.ts';
import { ShareLink } from './ShareLink.tsx';
import { SocialCard } from './SocialCard.tsx';
import { useWebsiteEvents } from './install/websites.ts';
import { WebsiteShare } from './install/WebsiteShare.tsx';
import { RefusableArea } from '../../domain/identity/RefusableArea.tsx';

/** Width (px) of the tabs that have one column. */
const NARROW = 760;

/**
 * Everything that brings a form to visitors: its way onto a website (BUILD-009, BUILD-010, LINK-050), its link, QR code
 * and button for mails (EMBED-104). Managers also see problems on websites (EMBED-064).
 */
export function ShareTabs({ form }: { form: FormDetail }) {
  const [open, setOpen] = useState('website');
  useWebsiteEvents(form.id);
  return (
    <Tabs value={open} onChange={(tab) => setOpen(tab ?? 'website')} keepMounted={false}>
      <Box mb={24}>
        <ScrollableTabs label={t`Share`} open={open}>
          <Tabs.Tab value="website">{t`Website`}</Tabs.Tab>
          <Tabs.Tab value="link">{t`Link`}</Tabs.Tab>
          {form.abilities.update ? <Tabs.Tab value="people">{t`People`}</Tabs.Tab> : null}
          {form.abilities.update ? <Tabs.Tab value="card">{t`Card`}</Tabs.Tab> : null}
          {form.abilities.update ? <ProblemsTab form={form} /> : null}
        </ScrollableTabs>
      </Box>
      <Tabs.Panel value="website">
        <WebsiteShare form={form} />
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
      <Tabs.Panel value="link" maw={NARROW}>
        <ShareLink form={form} />
      </Tabs.Panel>
      {form.abilities.update ? (
        <Tabs.Panel value="people" maw={NARROW}>
          <RefusableArea may={form.abilities.share}>
            {form.abilities.share ? <LazyInvitePeople form={form} /> : null}
          </RefusableArea>
        </Tabs.Panel>
      ) : null}
      {form.abilities.update ? (
        <Tabs.Panel value="card" maw={NARROW}>
          <RefusableArea may={form.abilities.activate}>
            <SocialCard form={form} />
          </RefusableArea>
        </Tabs.Panel>
      ) : null}
      {form.abilities.update ? (
        <Tabs.Panel value="problems" maw={NARROW}>
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
