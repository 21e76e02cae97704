import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconArrowsMove from '~icons/arrows-move';
import IconMinus from '~icons/minus';
import IconPencil from '~icons/pencil';
import IconPlus from '~icons/plus';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { COLOR_PATTERN, type FormChange, type FormDefinition } from '@inlay/sdk/model';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { compareVersions, type ComparedRow, type ComparedSetting } from './compareVersions.ts';
import classes from './versions.module.css';

const MARKS = {
  added: { tone: 'good', icon: IconPlus, words: t`Added` },
  removed: { tone: 'bad', icon: IconMinus, words: t`Removed` },
  changed: { tone: 'accent', icon: IconPencil, words: t`Changed` },
  moved: { tone: 'attention', icon: IconArrowsMove, words: t`Moved` },
} as const satisfies Record<FormChange['kind'], unknown>;

export interface ComparedTableProps {
  before: FormDefinition;
  after: FormDefinition;
  /** What the two sides are called. */
  names: readonly [string, string];
}

/** Two definitions side by side: every part that differs, with its settings. */
export function ComparedTable({ before, after, names }: ComparedTableProps) {
  const rows = useMemo(() => compareVersions(before, after), [before, after]);
  if (rows.length === 0) return <Text>{t`These versions do not differ.`}</Text>;
  return (
    <table className={classes['comparison']}>
      <thead>
        <tr>
          <td />
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Part key={row.id} row={row} />
      ))}
    </table>
  );
}

function Part({ row: { name, marks, settings } }: { row: ComparedRow }) {
  return (
    <tbody>
      <tr className={classes['part']}>
        <th colSpan={3} scope="rowgroup">
          <span className={classes['line']}>
            {name}
            {marks.map((mark) => (
              <StatusBadge key={mark} tone={MARKS[mark].tone} icon={MARKS[mark].icon}>
                {MARKS[mark].words}
              </StatusBadge>
            ))}
          </span>
        </th>
      </tr>
      {settings.map((setting) => (
        <Setting key={setting.key} setting={setting} />
      ))}
    </tbody>
  );
}

function Setting({ setting: { name, before, after } }: { setting: ComparedSetting }) {
  const parts = before && after ? diffWordsWithSpace(before, after) : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-side={t`Before`}>
        <Value text={before}>
          {parts?.map(({ added, removed, value }, index) =>
            added ? null : removed ? <del key={index}>{value}</del> : value,
          )}
        </Value>
      </td>
      <td data-side={t`After`}>
        <Value text={after}>
          {parts?.map(({ added, removed, value }, index) =>
            removed ? null : added ? <ins key={index}>{value}</ins> : value,
          )}
        </Value>
      </td>
    </tr>
  );
}

/** One side of a setting: a color as it looks, a text with what differs marked, a dash for nothing. */
function Value({ text, children }: { text: string | null; children: React.ReactNode }) {
  if (!text) return <span aria-label={t`nothing`}>–</span>;
  if (!COLOR_PATTERN.test(text)) return <span dir="auto">{children ?? text}</span>;
  return (
    <>
      <span className={classes['swatch']} style={{ background: text }} aria-hidden="true" /> <bdi>{text}</bdi>
    </>
  );
}
