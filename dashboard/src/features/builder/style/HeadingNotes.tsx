import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconInfoCircle from '~icons/info-circle';
import { changesColors, checkHeadings } from '@inlay/sdk/model';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { printRatio } from '../../../domain/looks/printRatio.ts';
import classes from '../../../domain/looks/looks.module.css';
import type { Styles } from '../../../domain/looks/styles.ts';

/** Warns about headings whose own colour lacks contrast, and about unchecked own CSS. */
export function HeadingNotes({ builder, styles }: { builder: BuilderCore; styles: Styles }) {
  const fields = useBuilderState(builder, (state) => treeOf(definitionOf(state)).fields);
  const findings = checkHeadings(styles.custom, fields);
  const textOf = (fieldId: string): string => {
    const field = fields.find(({ id }) => id === fieldId);
    return field && 'text' in field ? field.text : '';
  };
  return (
    <>
      {findings.map(({ fieldId, ratio, needed, color }) => (
        <div
          key={fieldId}
          className={classes['note']}
          data-bad
          role="group"
          aria-label={t`Contrast of a heading`}
        >
          <p>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <span>{t`Heading “${textOf(fieldId)}”: ${printRatio(ratio)}, needs ${printRatio(needed)}`}</span>
          </p>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<span className={classes['dot']} style={{ backgroundColor: color }} />}
            onClick={() => builder.updateField(fieldId, { color })}
          >
            {t`Use ${color.slice(0, 7)}`}
          </Button>
        </div>
      ))}
      {changesColors(styles.resolved.customCSS) ? (
        <p className={classes['note']}>
          <IconInfoCircle size={16} aria-hidden="true" />
          <span>{t`Custom CSS changes colors. Contrast checks don’t include it.`}</span>
        </p>
      ) : null}
    </>
  );
}
