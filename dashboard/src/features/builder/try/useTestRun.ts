import { useMemo, useState } from 'react';
import {
  UNTITLED_FORM,
  explainHidden,
  fieldsOf,
  hiddenFieldIds,
  labelsOf,
  logicTree,
  planForm,
  plannedForm,
  publicDefinition,
  settleAnswers,
  withFormDefaults,
  type FormDefinition,
  type FormTest,
  type PublicForm,
  type Settled,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { languageOfForm } from '../../../domain/forms/languageOfForm.ts';
import { usePlatformOf } from '../../../domain/platform/platform.ts';

type Answers = FormTest['answers'];

/** The current day in the browser's time zone, YYYY-MM-DD. */
const todayHere = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

/** A form that is being tried, settled for the tried answers. */
export interface TestRun {
  /** The form as visitors get it. */
  form: PublicForm;
  settled: Settled;
  /** Why each hidden item is hidden, by its id, in reading order. */
  reasons: ReadonlyMap<string, string>;
}

/** Answers that are tried, the day they are tried on, and the page that is shown. */
export function useTestRunState() {
  const [answers, setAnswers] = useState<Answers>({});
  const [today, setToday] = useState(todayHere);
  const [page, setPage] = useState<string | null | undefined>(undefined);
  const begin = (test?: Pick<FormTest, 'answers' | 'today'>): void => {
    setAnswers(test?.answers ?? {});
    setToday(test?.today ?? todayHere());
    setPage(undefined);
  };
  return { answers, setAnswers, today, setToday, page, setPage, begin };
}

export type TestRunState = ReturnType<typeof useTestRunState>;

/** Settles a form for the tried answers; `null` where its logic has a circle. */
export function useTestRun(
  definition: FormDefinition,
  formId: string,
  { answers, today }: Pick<TestRunState, 'answers' | 'today'>,
): TestRun | null {
  const platform = usePlatformOf(definition);
  const known = useMemo(() => {
    const tree = logicTree(definition);
    const plan = planForm(tree);
    return 'circle' in plan ? null : { tree, plan, labels: labelsOf(definition) };
  }, [definition]);
  return useMemo(() => {
    if (!known) return null;
    const { tree, plan, labels } = known;
    const language = languageOfForm(definition);
    // The builder has the points, so it never asks the server for the way.
    const planned = { ...plannedForm(definition, plan, { today, language }), plan: { ...plan, asks: [] } };
    const completed = withFormDefaults(definition, language);
    const settled = settleAnswers(completed, plan, { answers: { ...planned.starts, ...answers }, today });
    const items = tree.pages.flatMap((page) =>
      page.items.flatMap((item) => ('items' in item ? [item, ...item.items] : [item])),
    );
    const reasons = items.flatMap(({ id }): [string, string][] => {
      const reason = explainHidden(tree, settled, id, labels);
      return reason ? [[id, inWords(reason)]] : [];
    });
    const form: PublicForm = {
      id: `try-${formId}`,
      revisionId: '',
      definition: publicDefinition({
        ...completed,
        title: definition.title.trim() || UNTITLED_FORM,
      }),
      logoUrl: null,
      redirectUrl: null,
      ...platform,
      badgeName: platform.badgeName ?? '',
      footerLogoUrl: platform.footerLogoUrl ?? null,
      planned,
      hiddenFields: hiddenFieldIds(definition),
    };
    return { form, settled, reasons: new Map(reasons) };
  }, [known, definition, formId, platform, answers, today]);
}

/** Returns a test of a testRun, which expects its whole result. */
export function testOfRun(
  definition: FormDefinition,
  { answers, today }: Pick<TestRunState, 'answers' | 'today'>,
  { settled }: TestRun,
): Pick<FormTest, 'answers' | 'today' | 'expect'> {
  const known = new Set(fieldsOf(definition).map(({ id }) => id));
  const given = Object.entries(answers).filter(([id, answer]) => known.has(id) && answer !== '');
  const conditional = logicTree(definition)
    .pages.flatMap((page) => page.items.flatMap((item) => ('items' in item ? [item, ...item.items] : [item])))
    .filter(({ showIf }) => showIf)
    .map(({ id }) => id);
  const isHidden = (id: string) => settled.items.isHidden(id);
  return {
    answers: Object.fromEntries(given),
    today,
    expect: {
      pages: [...settled.way],
      ending: settled.ending,
      values: Object.fromEntries(definition.values.map(({ id }) => [id, settled.values.get(id) ?? null])),
      shown: conditional.filter((id) => !isHidden(id)),
      hidden: conditional.filter(isHidden),
    },
  };
}
