import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { SpamFolder } from './SpamFolder.tsx';
import { TrashedForms } from './TrashedForms.tsx';
import { TrashedSubmissions } from './TrashedSubmissions.tsx';

const TABS = ['submissions', 'spam', 'forms'] as const;

/** Deleted submissions, spam, and deleted forms with theirs, to restore (TRASH-001, SPAM-005, D-181). */
export function TrashPage() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'submissions';
  useScreenTitle({ submissions: t`Submissions`, spam: t`Spam`, forms: t`Forms` }[tab]);
  return (
    <div className="page">
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => setSearch(next && next !== 'submissions' ? { tab: next } : {}, { replace: true })}
      >
        <Tabs.List mb={24}>
          <Tabs.Tab value="submissions">{t`Submissions`}</Tabs.Tab>
          <Tabs.Tab value="spam">{t`Spam`}</Tabs.Tab>
          <Tabs.Tab value="forms">{t`Forms`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="submissions">
          <TrashedSubmissions />
        </Tabs.Panel>
        <Tabs.Panel value="spam">
          <SpamFolder />
        </Tabs.Panel>
        <Tabs.Panel value="forms">
          <TrashedForms />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
