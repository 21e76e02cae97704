import { t } from '@lingui/core/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import classes from './figureHelp.module.css';

/** Explains a figure, by mouse, keyboard and touch. */
export function FigureHelp({ of, text }: { of: string; text: string }) {
  return (
    <Tooltip label={text} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        variant="transparent"
        size={24}
        className={classes['button'] ?? ''}
        aria-label={t`What "${of}" means: ${text}`}
      >
        <IconInfoCircle size={16} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
