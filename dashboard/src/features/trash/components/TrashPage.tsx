import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { TrashedForms } from './TrashedForms.tsx';
import { TrashedSubmissions } from './TrashedSubmissions.tsx';

/** Deleted submissions, and deleted forms with theirs, to restore (TRASH-001, D-181). */
export function TrashPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'forms' ? 'forms' : 'submissions';
  useScreenTitle(tab === 'forms' ? t`Forms` : t`Submissions`);
  return (
    <div className="page">
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => setSearch(next === 'forms' ? { tab: 'forms' } : {}, { replace: true })}
      >
        <Tabs.List mb={24}>
          <Tabs.Tab value="submissions">{t`Submissions`}</Tabs.Tab>
          <Tabs.Tab value="forms">{t`Forms`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="submissions">
          <TrashedSubmissions />
        </Tabs.Panel>
        <Tabs.Panel value="forms">
          <TrashedForms />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
