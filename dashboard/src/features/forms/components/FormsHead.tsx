import { t } from '@lingui/core/macro';
import { Anchor, Breadcrumbs, Button, Text, Title } from '@mantine/core';
import IconInbox from '~icons/inbox';
import IconPlus from '~icons/plus';
import IconTemplate from '~icons/template';
import IconUpload from '~icons/upload';
import IconPencil from '~icons/pencil';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatFigure } from '../../../lib/formatNumber.ts';
import classes from './formsHead.module.css';
import { ImportFormDialog } from './ImportFormDialog.tsx';
import { useAccountModel } from '../../../domain/forms/accountModel.ts';
import { Refusable } from '../../../domain/identity/Refusable.tsx';

interface FormsHeadProps {
  /** Number of forms; undefined while they load. */
  count: number | undefined;
  /** Reason against another form (D-45, TEAM-016); null = none. */
  refusal: string | null;
  /** Whether it is the plan, of which more can be asked for. */
  isFull: boolean;
  /** Home has a heading in place of the way back to it. */
  isHome: boolean;
  /** Asks for more forms. */
  onRequest(): void;
}

/** The number of forms, and the ways to another one (DASH-008…011, DASH-014, DASH-041). */
export function FormsHead({ count, refusal, isFull, isHome, onRequest }: FormsHeadProps) {
  const [isImporting, setImporting] = useState(false);
  const { data: model } = useAccountModel();
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <div className={classes['name']}>
          {isHome ? (
            <Title order={2} size="h3">
              {t`Forms`}
            </Title>
          ) : (
            <Breadcrumbs>
              <Anchor component={Link} to="/dashboard?tab=home" size="sm">
                {t`Dashboard`}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t`All forms`}
              </Text>
            </Breadcrumbs>
          )}
          <Text size="sm" c="dimmed" className={`tabular ${classes['total']}`}>
            {t`Total Forms`} <b>{formatFigure(count)}</b>
          </Text>
        </div>
        <div className={classes['actions']}>
          <div className={classes['ways']}>
            <Refusable refusal={refusal}>
              <Button
                className={classes['wide'] ?? ''}
                variant="subtle"
                color="gray"
                aria-label={t`Import form`}
                leftSection={<IconUpload size={16} />}
                onClick={() => setImporting(true)}
              >
                {t`Import form`}
              </Button>
            </Refusable>
            {model?.isReady && refusal === null ? (
              <Way to="/builder?describe=yes" name={t`Describe the form`} icon={<IconPencil size={16} />} />
            ) : null}
            <Way to="/templates" name={t`Browse Templates`} icon={<IconTemplate size={16} />} />
            <Way to="/submissions" name={t`View Submissions`} icon={<IconInbox size={16} />} />
          </div>
          <div className={classes['main']}>
            <Refusable refusal={refusal}>
              <Button component={Link} to="/builder" leftSection={<IconPlus size={16} />}>
                {t`Create New Form`}
              </Button>
            </Refusable>
            {isFull ? (
              <Button variant="default" onClick={onRequest}>
                {t`Upgrade`}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <ImportFormDialog opened={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}

/** A way on that is not the main one; narrow screens show its icon alone. */
function Way({ to, name, icon }: { to: string; name: string; icon: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      className={classes['wide'] ?? ''}
      aria-label={name}
      leftSection={icon}
    >
      {name}
    </Button>
  );
}
