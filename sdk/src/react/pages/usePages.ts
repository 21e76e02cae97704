import { useEffect, useLayoutEffect, useRef } from 'react';
import { itemsOutsideRows } from '../../model/structure/pages/itemsOutsideRows.ts';
import { leadsTo } from '../../model/structure/pages/pagesOnWay.ts';
import { loadSending } from '../session/loadSending.ts';
import { PLANNED } from '../planned.ts';
import { viewOf } from './formView.ts';
import type { PagedFormProps } from './pagedFormProps.ts';
import { stepsOf } from './pageSteps.ts';
import type { ChangeRows, Row } from './rows.ts';
import { showTop } from './showTop.ts';
import type { FormView, PagedPublicForm } from './view.ts';

/** Time within which two taps are one double tap. */
const DOUBLE_TAP_MS = 500;

/** Returns whether an error belongs to a page, by the path of its field. */
const isOn = (page: FormView['page'], path: string): boolean =>
  page !== undefined && itemsOutsideRows(page).some(({ id }) => id === path.split('.', 1)[0]);

/** Holds the shown page, and moves on and back. */
export function usePages(props: PagedFormProps) {
  const { errors, notice, refused = errors, session, texts } = props;
  /** Stands in place of the form. */
  const card = notice && 'card' in notice ? notice.card : null;
  const form = props.form as PagedPublicForm;
  const { layout } = form.planned.flow;
  const { setPageId } = session;
  const view = viewOf(form, props.values, session.pageId);
  const { values } = view;
  /** Values with changes that are not rendered yet. */
  const newest = useRef(values);
  useLayoutEffect(() => {
    newest.current = values;
  });
  const steps = stepsOf(form, view);
  const { pages, page: shown } = view;
  const { position, count } = steps;
  /** Heading of the page, which is focused when another page is shown. */
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const isPlatformPage = props.action?.startsWith('/') ?? false;
  // The history of a website around the form is not the form's.
  const isOwnPage = isPlatformPage && globalThis.parent === globalThis.window;

  const show = (place: number): void => {
    if (place < 0) return;
    const pageId = pages[place]?.id ?? null;
    hasMoved.current = true;
    session.refuse({});
    setPageId(pageId);
    if (isOwnPage) window.history.pushState({ at: pageId }, '');
  };

  const changeRows: ChangeRows = (group, change, path) => {
    const rows = change(newest.current[group] as Row[]);
    newest.current = { ...newest.current, [group]: rows };
    // Errors are named by the number of their row.
    if (path === undefined) session.refuse({});
    session.change(group, rows, path ?? group);
  };

  /** Changes a field; in a row by its path. */
  const change = (id: string, value: unknown): void => {
    const [group = '', row, field] = id.split('.');
    if (field === undefined) return session.change(id, value);
    const changed = (rows: readonly Row[]) =>
      rows.map((one, index) => (index === Number(row) ? { ...one, [field]: value } : one));
    changeRows(group, changed, id);
  };

  const goOn = async (): Promise<void> => {
    const code = await loadSending().catch(() => null);
    // Without the code, submitting says that there is no connection.
    if (!code || position === count - 1) return session.submit();
    const { issues = [] } = code.validate(form, values);
    const found = Object.entries(code.describeIssues(issues, form, texts));
    const here = found.filter(([path]) => isOn(shown, path));
    if (here.length > 0) session.refuse(Object.fromEntries(here));
    else if (!(await PLANNED.lead?.(session.current, view))) show(position + 1);
  };

  useEffect(() => {
    if (!isOwnPage) return undefined;
    const turn = ({ state }: PopStateEvent): void => {
      hasMoved.current = true;
      setPageId((state as { at?: string | null } | null)?.at);
    };
    window.addEventListener('popstate', turn);
    return () => window.removeEventListener('popstate', turn);
  }, [isOwnPage, setPageId]);

  // Leads to the first page with an error, if the shown one has none.
  useLayoutEffect(() => {
    const wrong = pages.filter((page) => Object.keys(refused).some((path) => isOn(page, path)));
    if (wrong[0] && wrong.every(({ id }) => id !== shown?.id)) setPageId(wrong[0].id);
    // A corrected error leads nowhere.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused]);

  useLayoutEffect(() => {
    const element = heading.current?.closest('form');
    if (!hasMoved.current || !element) return;
    // A question takes the focus itself.
    if (!layout) heading.current?.focus({ preventScroll: true });
    showTop(element, isPlatformPage);
  }, [shown?.id, layout, isPlatformPage]);

  useLayoutEffect(() => {
    const element = heading.current?.closest('form');
    // Conditions of the style sheet hold until the script has taken over.
    element?.setAttribute('data-ready', '');
    // The second click of a double click would leave the next page, too. Safari counts no taps.
    let tappedAt = -DOUBLE_TAP_MS;
    const ignore = (event: MouseEvent): void => {
      if (!(event.target as Element).closest('[type=submit]')) return;
      const isTap = (event as PointerEvent).pointerType === 'touch';
      if (event.detail > 1 || (isTap && event.timeStamp - tappedAt < DOUBLE_TAP_MS)) event.preventDefault();
      if (isTap) tappedAt = event.timeStamp;
    };
    element?.addEventListener('click', ignore);
    return () => element?.removeEventListener('click', ignore);
  }, [card]);

  return {
    card,
    view,
    values,
    steps,
    heading,
    hasMoved,
    change,
    changeRows,
    goOn: () => void goOn(),
    goBack: () => show(position - 1),
    goTo: (pageId: string) => show(pages.findIndex((page) => leadsTo(page, pageId))),
  };
}
