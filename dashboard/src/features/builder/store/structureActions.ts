import { t } from '@lingui/core/macro';
import {
  MAX_ENDINGS,
  MAX_PAGES,
  pagesOf,
  type Ending,
  type Flow,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { addEnding, moveEnding, removeEnding, updateEnding } from '../definition/endings.ts';
import { addGroup, groupFields, ungroup } from '../definition/groups.ts';
import { addPage, duplicatePage, mergePage, movePage, removePage, splitPage } from '../definition/pages.ts';
import { updateContainer, updateFlow, type AddedPart, type Changes } from '../definition/parts.ts';
import { containersOf, gapBehind, rowsOf } from '../definition/rows.ts';
import { neighbourOf, NOTHING, selectOnly } from '../definition/selection.ts';
import { containerById, pageOfPart, type Gap, type Group } from '../definition/tree.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor } from './fieldEditor.ts';
import { explainLeftOut, partName } from './words.ts';

/** Actions on pages, groups, endings and the way through the form. */
export function createStructureActions(store: BuilderStore) {
  const { definition, edit } = createFieldEditor(store);

  /** Adds a part, which is named next; says why not where there is no room. */
  const added = (part: AddedPart | null, what: string, whyNot: string): void => {
    if (!part) return store.announce(whyNot);
    const canBeNamed = containerById(part.definition, part.id) !== undefined;
    return edit(part.definition, {
      what,
      selection: selectOnly(part.id),
      naming: canBeNamed ? part.id : null,
    });
  };
  /** Changes the form where the change has an effect; the selection follows the part. */
  const changed = (next: FormDefinition, what: string, selected?: string): void => {
    if (next === definition()) return;
    edit(next, { what, ...(selected !== undefined && { selection: selectOnly(selected) }) });
  };
  const noPage = t`A form can have at most ${MAX_PAGES} pages`;
  const pageAt = (id: string): number => pagesOf(definition()).findIndex((page) => page.id === id);
  const gapHere = (): Gap => gapBehind(definition(), store.get().selection.ids);

  const removeOne = (id: string, next: FormDefinition, isByKey: boolean, whyNot: string): void => {
    if (next === definition()) return store.announce(whyNot);
    const what = t`${partName(definition(), id)} removed`;
    const gone = new Set(rowsOf(definition()).filter((row) => pageOfPart(definition(), row)?.id === id));
    const neighbour = isByKey ? neighbourOf(rowsOf(definition()), gone.add(id)) : null;
    return edit(next, { what, selection: neighbour === null ? NOTHING : selectOnly(neighbour) });
  };

  return {
    /** Adds a page, by default behind the one with the selection. */
    addPage: (index?: number): void => {
      const here = pageOfPart(definition(), gapHere().parent);
      const target = index ?? (here ? pageAt(here.id) + 1 : pagesOf(definition()).length);
      added(addPage(definition(), target), t`Page added`, noPage);
    },
    /** Splits a page at a gap, by default behind the selection. */
    splitPage: (gap = gapHere()): void => added(splitPage(definition(), gap), t`Page split`, noPage),
    /** Joins a page with the one before. */
    mergePage: (id: string): void => {
      const before = pagesOf(definition())[pageAt(id) - 1];
      if (!before) return store.announce(t`There is no page before this one`);
      return changed(mergePage(definition(), id), t`Pages merged`, before.id);
    },
    /** Puts a copy of a page behind it; says what a form can have only once. */
    duplicatePage: (id: string): void => {
      const copied = duplicatePage(definition(), id);
      if (!copied) return store.announce(noPage);
      const what = t`${partName(definition(), id)} duplicated`;
      const say = [what, explainLeftOut(copied.leftOut)].filter(Boolean).join('. ');
      return edit(copied.definition, { what, say, selection: selectOnly(copied.id) });
    },
    movePage: (id: string, index: number): void => {
      const next = movePage(definition(), id, index);
      const name = partName(definition(), id);
      if (next === definition()) return store.announce(t`${name} can’t move further`);
      return changed(next, t`${name} moved`);
    },
    removePage: (id: string, isByKey = false): void =>
      removeOne(id, removePage(definition(), id), isByKey, t`A form has at least one page`),
    /** Adds a section or repeating group, by default behind the selection. */
    addGroup: (type: Group['type'], gap = gapHere()): void =>
      added(
        addGroup(definition(), type, gap),
        type === 'section' ? t`Section added` : t`Repeating group added`,
        '',
      ),
    /** Puts fields into a new section. */
    groupFields: (ids: Iterable<string>): void =>
      added(groupFields(definition(), ids), t`Section added`, t`Select fields to put into a section`),
    ungroup: (id: string): void => {
      const [first] = containerById(definition(), id)?.items ?? [];
      changed(ungroup(definition(), id), t`${partName(definition(), id)} ungrouped`, first?.id);
    },
    /** Changes settings of a page or group; typing is one step per pause, `undefined` removes a setting. */
    updateContainer: (id: string, changes: Changes<Page> | Changes<Group>): void => {
      const next = updateContainer(definition(), id, changes);
      const what = t`${partName(definition(), id)} changed`;
      edit(next, { what, topic: `${id} ${Object.keys(changes).join(' ')}`, say: null });
    },
    updateFlow: (changes: Changes<Flow>): void => {
      const topic = `flow ${Object.keys(changes).join(' ')}`;
      edit(updateFlow(definition(), changes), { what: t`Way through the pages changed`, topic, say: null });
    },
    addEnding: (): void =>
      added(addEnding(definition()), t`Ending added`, t`A form can have at most ${MAX_ENDINGS} endings`),
    updateEnding: (id: string, changes: Changes<Ending>): void => {
      const what = t`${partName(definition(), id)} changed`;
      const topic = `${id} ${Object.keys(changes).join(' ')}`;
      edit(updateEnding(definition(), id, changes), { what, topic, say: null });
    },
    moveEnding: (id: string, index: number): void => {
      const next = moveEnding(definition(), id, index);
      const name = partName(definition(), id);
      if (next === definition()) return store.announce(t`${name} can’t move further`);
      return changed(next, t`${name} moved`);
    },
    removeEnding: (id: string, isByKey = false): void =>
      removeOne(id, removeEnding(definition(), id), isByKey, t`The last ending stays: a form always ends`),
    /** Folds the contents of a page or group away, or shows them again. */
    toggleCollapsed: (id: string): void => {
      const collapsed = new Set(store.get().collapsed);
      if (!collapsed.delete(id)) collapsed.add(id);
      const name = partName(definition(), id);
      store.set({ collapsed });
      store.announce(collapsed.has(id) ? t`${name} collapsed` : t`${name} expanded`);
    },
    /** Opens what a part lies in, so that it can be seen. */
    reveal: (id: string): void => {
      const { collapsed } = store.get();
      const around = containersOf(definition(), id).filter((one) => collapsed.has(one));
      if (around.length === 0) return;
      store.set({ collapsed: new Set([...collapsed].filter((one) => !around.includes(one))) });
    },
    /** Opens the line in which a question is typed, at a gap; `null` closes it. */
    compose: (composing: Gap | null): void => store.set({ composing, naming: null }),
  };
}
