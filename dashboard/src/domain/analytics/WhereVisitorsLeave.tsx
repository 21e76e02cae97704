import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { Analytics } from '@inlay/api/contract';
import { FigureHelp } from '../../components/FigureHelp.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { Section } from '../../components/Section.tsx';
import { formatNumber } from '../../lib/formatNumber.ts';
import { DEFINITIONS } from './definitions.ts';
import classes from './whereVisitorsLeave.module.css';

export type FieldMetric = NonNullable<Analytics['fields']>[number];

/** A page, a question, or the end of the way. */
interface Step {
  key: string;
  label: string;
  isPage?: true;
  isWorst?: true;
  reached: number;
  /** Null at the end. */
  dropOff: number | null;
  errors: number | null;
}

/** Visitors who left at one question, from which on it is worth a sentence. */
const FEWEST_LEFT = 2;

/** Returns the question at which most visitors left, the first of several; null where hardly anybody did. */
export function findWorst(fields: readonly FieldMetric[]): FieldMetric | null {
  const most = Math.max(0, ...fields.map(({ dropOff }) => dropOff));
  return most < FEWEST_LEFT ? null : (fields.find(({ dropOff }) => dropOff === most) ?? null);
}

/**
 * The way of one form's visitors from question to question, with the one marked at which most leave; nothing before
 * the first visitor has used a question.
 * @param props.remedy mends that one, for whoever may change the form
 */
export function WhereVisitorsLeave(props: {
  data: Pick<Analytics, 'fields' | 'pages' | 'views' | 'starts' | 'completions'>;
  remedy?: ReactNode;
}) {
  const { data, remedy } = props;
  const { fields, pages } = data;
  const steps = useMemo(() => stepsOf(data), [data]);
  const most = Math.max(1, ...steps.map(({ reached }) => reached));
  const columns = useMemo(() => columnsOf(most), [most]);
  if (!fields?.some(({ reached }) => reached > 0)) return null;
  const worst = findWorst(fields);
  const left = fields.reduce((sum, { dropOff }) => sum + dropOff, 0);
  return (
    <Section
      title={t`Where visitors leave`}
      text={wayOf(data)}
      action={
        <FigureHelp of={t`Where visitors leave`} text={pages ? DEFINITIONS.leave : DEFINITIONS.fields} />
      }
    >
      {worst ? (
        <div className={classes['worst']}>
          <Text fw={600} dir="auto">
            {t`${formatNumber(worst.dropOff)} of the ${formatNumber(left)} who left stopped at “${worst.label}”.`}
          </Text>
          {remedy}
        </div>
      ) : null}
      <SimpleTable
        caption={t`Where visitors leave`}
        rows={steps}
        columns={columns}
        rowId={({ key }) => key}
      />
    </Section>
  );
}

/** How often it was opened, begun and finished, as one sentence: who comes back is not known (D-06). */
function wayOf({ views, starts, completions }: Pick<Analytics, 'views' | 'starts' | 'completions'>): string {
  const opened = plural(views, { one: 'The form was opened once', other: 'The form was opened # times' });
  return t`${opened}, ${formatNumber(starts)} began, ${formatNumber(completions)} finished.`;
}

/** Questions in the form's order, each page before its first one, and the end. */
function stepsOf({
  fields,
  pages,
  completions,
}: Pick<Analytics, 'fields' | 'pages' | 'completions'>): readonly Step[] {
  const worst = findWorst(fields ?? [])?.fieldId;
  const steps = (fields ?? []).flatMap(({ fieldId, label, reached, dropOff, errors }): Step[] => {
    const page = pages?.find((one) => one.fieldId === fieldId);
    const question: Step = { key: fieldId, label, reached, dropOff, errors };
    if (fieldId === worst) question.isWorst = true;
    if (!page) return [question];
    const { number, title } = page;
    const head: Step = {
      key: `page ${number}`,
      label: title || t`Page ${number}`,
      isPage: true,
      reached: page.reached,
      dropOff: page.dropOff,
      errors: null,
    };
    return [head, question];
  });
  return [...steps, { key: 'end', label: t`Finished`, reached: completions, dropOff: null, errors: null }];
}

/** @param most the longest bar */
const columnsOf = (most: number): readonly TableColumn<Step>[] => [
  {
    id: 'label',
    title: t`Question`,
    cell: ({ label, isPage, isWorst, reached }) => (
      <div className={classes['step']}>
        <span>
          {isPage ? <strong dir="auto">{label}</strong> : <bdi>{label}</bdi>}
          {isWorst ? <span className={classes['badge']}>{t`Most leave here`}</span> : null}
        </span>
        {isPage ? null : (
          <span className={classes['bar']} data-worst={isWorst}>
            <span style={{ inlineSize: `${(reached / most) * 100}%` }} />
          </span>
        )}
      </div>
    ),
  },
  { id: 'reached', title: t`Reached`, isNumber: true, cell: ({ reached }) => formatNumber(reached) },
  {
    id: 'left',
    title: t`Left here`,
    isNumber: true,
    cell: ({ dropOff, isWorst }) =>
      dropOff === null ? null : isWorst ? (
        <strong className={classes['most']}>{formatNumber(dropOff)}</strong>
      ) : (
        formatNumber(dropOff)
      ),
  },
  {
    id: 'errors',
    title: t`Errors`,
    isNumber: true,
    cell: ({ errors }) => (errors === null ? null : formatNumber(errors)),
  },
];
