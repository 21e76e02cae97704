import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '~icons/dots';
import IconPhoto from '~icons/photo';
import IconTable from '~icons/table';
import type { CardDescription, ResultCard } from '@inlay/sdk/model';
import { saveFile } from '../../lib/saveFile.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { cardCsv } from './cardTable.ts';
import { cardPicture, chartOf, type Chart } from './cardPicture.ts';
import classes from './results.module.css';

/** Saves one card as a file: its counts, or its chart (REPORT-005). */
export function CardMenu({ card, described }: { card: ResultCard; described: CardDescription }) {
  const { title } = described;
  const chart = chartOf(described);
  const name = title.replaceAll('/', ' ').trim().slice(0, 100) || 'results';
  const savePicture = async (drawn: Chart): Promise<void> => {
    try {
      saveFile(`${name}.png`, await cardPicture(described, drawn, card.answered));
    } catch (error) {
      toastThrown(error);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes['tools'] ?? ''}
          aria-label={t`Save ${title}`}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTable size={16} />}
          onClick={() => saveFile(`${name}.csv`, cardCsv(card))}
        >
          {t`Save as CSV`}
        </Menu.Item>
        {chart ? (
          <Menu.Item leftSection={<IconPhoto size={16} />} onClick={() => void savePicture(chart)}>
            {t`Save as PNG`}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
