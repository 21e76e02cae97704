import { t } from '@lingui/core/macro';
import { Button, Popover, Text, Title, UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconChevronRight from '~icons/chevron-right';
import IconCircleCheck from '~icons/circle-check';
import { memo, useState } from 'react';
import type { BuilderCore } from '../useBuilder.ts';
import type { Check } from './check.ts';
import classes from './checks.module.css';
import { useChecks } from './useChecks.ts';
import { inSentence } from '../../../lib/language.ts';
import { useNoticeCheck } from './useNoticeCheck.ts';

interface ChecksButtonProps {
  builder: BuilderCore;
  /** Shows only the icon and the number, in narrow space. */
  isCompact: boolean;
  /** Leads to where it is mended. */
  onGoTo(check: Check): void;
}

/** Findings to fix before publishing: their number in the bar, the list below it. */
export const ChecksButton = memo(function ChecksButton({ builder, isCompact, onGoTo }: ChecksButtonProps) {
  const checks = [...useChecks(builder), ...useNoticeCheck(builder)];
  const [isOpen, setOpen] = useState(false);
  const isFine = checks.length === 0;
  const isBare = isCompact && isFine;
  const name = isFine ? t`No problems` : t`${checks.length} to check`;
  const StateIcon = isFine ? IconCircleCheck : IconAlertTriangle;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={320}
      trapFocus={!isFine}
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          className={classes['button'] ?? ''}
          data-fine={isFine || undefined}
          aria-label={t`Before you publish: ${inSentence(name)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          {...(!isBare && { leftSection: <StateIcon size={16} /> })}
          onClick={() => setOpen(!isOpen)}
          // An empty list leaves the focus on the button and does not receive the key.
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          {isBare ? <StateIcon size={20} /> : isCompact ? checks.length : name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t`Before you publish`} p={0}>
        <div className={classes['head']}>
          <Title order={2} size="h3">
            {t`Before you publish`}
          </Title>
          <Text size="sm" c="dimmed">
            {isFine
              ? t`No problems found. Your form is ready.`
              : checks.some(({ refuses }) => refuses)
                ? t`Some rules must be fixed before you can save.`
                : t`Worth checking. You can still save.`}
          </Text>
        </div>
        <ul className={classes['list']}>
          {checks.map((check) => (
            <li key={check.id}>
              <UnstyledButton
                className={classes['check']}
                onClick={() => {
                  setOpen(false);
                  onGoTo(check);
                }}
              >
                <span>{check.text}</span>
                <IconChevronRight size={16} aria-hidden="true" />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
});
