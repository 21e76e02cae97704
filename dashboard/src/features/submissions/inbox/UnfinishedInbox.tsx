import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { ViewTabs } from '../toolbar/ViewTabs.tsx';
import { LazyUnfinished } from '../unfinished/LazyUnfinished.tsx';
import { Crumbs } from './Crumbs.tsx';
import { ListSkeleton } from './InboxStates.tsx';
import type { InboxAddress } from './useInboxAddress.ts';
import classes from './inbox.module.css';

/** The inbox of a form with its unfinished answers, in place of submissions (SUBM-114). */
export function UnfinishedInbox({ address, formId }: { address: InboxAddress; formId: string }) {
  const { query, go } = address;
  return (
    <div className={classes['page']}>
      {query.inBrowser ? <Crumbs /> : null}
      <ViewTabs query={query} isUnfinished onGo={go} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard */}
      <div className={`card ${classes['unfinished']}`} role="region" aria-label={t`Unfinished`} tabIndex={0}>
        <Suspense fallback={<ListSkeleton />}>
          <LazyUnfinished formId={formId} />
        </Suspense>
      </div>
    </div>
  );
}
