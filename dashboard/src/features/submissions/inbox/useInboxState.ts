import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import {
  fieldsOf,
  listStoredParts,
  nameAnswers,
  outlineOf,
  pipeField,
  type FormDefinition,
  type StoredPart,
} from '@inlay/sdk/model';
import { useSession } from '../../../domain/identity/session.ts';
import { useInboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { useSearchText } from '../../../lib/useSearchText.ts';
import {
  useInboxCount,
  useInboxForm,
  useInboxForms,
  useSetMarks,
  useSubmission,
} from '../api/submissions.ts';
import type { Filterable } from '../filters/conditions.ts';
import { useInboxDensity } from '../list/density.ts';
import { useInboxActions } from './useInboxActions.ts';
import type { InboxAddress } from './useInboxAddress.ts';
import { useInboxRows } from './useInboxRows.ts';
import { useInboxSelection } from './useInboxSelection.ts';
import { toggleRow, useInboxTable } from '../list/useInboxTable.ts';
import { useReading } from './useReading.ts';
import { usePendingReply } from './usePendingReply.ts';
import { useRowActions } from './useRowActions.ts';
import { useDeletion } from './useDeletion.ts';
import { useInboxWork } from '../work/useInboxWork.ts';
import { useUndo } from '../work/useUndo.ts';

/** Lists the stored parts of a form, as columns name them. */
function partsOf(definition: FormDefinition): StoredPart[] {
  const print = nameAnswers(definition);
  const fields = fieldsOf(definition).map((field) => pipeField(field, print));
  const score = t`Score`;
  const names = {
    score,
    max: t`Highest possible score`,
    passed: t`Passed`,
    // The category's name comes in its place.
    category: `${score}: {category}`,
  };
  return listStoredParts(fields, outlineOf(definition, names));
}

/** Returns whether some of the rows may be of the account's own forms (D-107, D-170). */
function useCanDelete(formId: string | null): boolean {
  const own = useInboxForms().data?.forms.filter(({ isReadOnly }) => !isReadOnly) ?? [];
  return formId ? own.some(({ id }) => id === formId) : own.length > 0;
}

/** Everything the inbox shows and does: its rows, the place of the reader, the selection, work and keys. */
export function useInboxState(address: InboxAddress) {
  const { query, change } = address;
  const loaded = useInboxRows(query);
  const { list, rows } = loaded;
  const total = useInboxCount(query).data?.total ?? null;
  const form = useInboxForm(query.formId);
  const [stored, setView] = useInboxLayout();
  const view = stored === 'accordion' && !query.formId ? 'list' : stored;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const search = useSearchText(query.search, (text) => change({ search: text, openId: null }, true));
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useInboxSelection(query, list.data ? ids : null, total);
  const marks = useSetMarks();
  const reading = useReading({
    rows,
    sort: query.sort,
    openId: query.openId,
    opened: useSubmission(query.openId).data?.submission,
    setOpen: (openId) => change({ openId }, query.openId !== null),
  });
  const parts = useMemo(() => (form.data ? partsOf(form.data.definition) : []), [form.data]);
  const fields = useMemo(
    () =>
      parts.flatMap((part): Filterable[] => {
        if (part.kind === 'rows') return [];
        return [part.kind === 'answer' ? part.field : part];
      }),
    [parts],
  );
  const table = useInboxTable({ rows, formId: query.formId, parts, selection });
  const mark = (id: string, changed: { read?: boolean; starred?: boolean }): void =>
    marks.mutate({ ids: [id], marks: changed });
  const stack = useUndo();
  const deletion = useDeletion(query.formId !== null, reading.leave, stack);
  const work = useInboxWork({ query, rows, selection, current: reading.current, stack });
  const reply = usePendingReply(query.openId, reading.activeId);
  const [density, setDensity] = useInboxDensity();
  const actions = useRowActions(
    {
      open: (id) => reading.open(id),
      toggle: (id, isRange) => {
        reading.setActive(id);
        toggleRow(table, id, isRange);
      },
      star: (row) => mark(row.id, { starred: !row.isStarred }),
    },
    deletion,
  );
  const onHelp = (): void => setHelpOpen(true);
  const canDelete = useCanDelete(query.formId);
  const isAdmin = useSession().user?.role === 'admin';
  const canWork = canDelete || isAdmin;
  const areFormsKnown = !useInboxForms().isPending;
  const common = { reading, selection, work, reply, loaded, canWork, areFormsKnown };
  const toFirstHit = useInboxActions({ ...common, actions, stack, search, mark, onHelp });

  return {
    loaded,
    total,
    form,
    view,
    setView,
    density,
    setDensity,
    search,
    toFirstHit,
    selection,
    reading,
    fields,
    /** What the form stores; empty for several forms. */
    parts,
    table,
    mark,
    deletion,
    work,
    reply,
    actions,
    canDelete,
    canWork,
    help: { isOpen: isHelpOpen, open: onHelp, close: () => setHelpOpen(false) },
  };
}
