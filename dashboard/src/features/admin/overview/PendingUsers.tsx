import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminUser } from '@inlay/api/contract';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { userColumns } from '../users/userColumns.tsx';

/** Most users that are listed here; User Approvals lists all. */
const MOST_LISTED = 5;
/** Columns shown of a user who waits for approval. */
const SHOWN: readonly string[] = ['user', 'requested', 'actions'];

/** Users who wait for their approval, to be let in from the overview (ADMIN-002, ADMIN-013). */
export function PendingUsers({ users, total }: { users: readonly AdminUser[]; total: number }) {
  const { ref, rescue } = useFocusRescue();
  const columns = userColumns({ selfId: null, onAsk: () => undefined, onApproved: () => rescue() });
  return (
    <Section
      title={t`Waiting for approval`}
      text={t`Approve them to let them in.`}
      headingRef={ref}
      action={
        total > MOST_LISTED ? (
          <Anchor component={Link} size="sm" to="/admin/user-approvals?state=pending">
            {t`Show all`}
          </Anchor>
        ) : null
      }
    >
      <SimpleTable
        caption={t`Waiting for approval`}
        rows={users.slice(0, MOST_LISTED)}
        columns={columns.filter(({ id }) => SHOWN.includes(id))}
        rowId={({ userId }) => userId}
      />
    </Section>
  );
}
