import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Check } from './checks/check.ts';
import { focusPart } from './canvas/focusPart.ts';
import type { CanvasExits } from './canvas/canvasKeys.ts';
import { isRightTab, type PanelTab, type Place, type RightTab } from './panelPlaces.ts';
import { rowsOf } from './definition/rows.ts';
import { selectOnly } from './definition/selection.ts';
import { definitionOf } from './store/builderStore.ts';
import { useBuilderState, type BuilderCore } from './useBuilder.ts';

/** Available width: three columns, two, or the form with its panels in a drawer. */
export type Room = 'wide' | 'medium' | 'narrow';
/** Smallest widths of the builder, in px: palette 280, properties 320, and a readable form. */
const WIDE = 1_240;
const MEDIUM = 860;

/** Measures the width available to the builder, beside all other elements. */
export function useRoom(): { ref: RefObject<HTMLDivElement | null>; room: Room } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>('wide');
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      setRoom(width >= WIDE ? 'wide' : width >= MEDIUM ? 'medium' : 'narrow');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

/** The panel of styles in the address; `isDesign` is null for a form that has no address yet. */
export interface DesignPlace {
  isDesign: boolean | null;
  go(isDesign: boolean): void;
}

/** State of the panels, and the keyboard's ways between the form and its panels. */
export function useWorkbench(builder: BuilderCore, place: DesignPlace) {
  const { ref, room } = useRoom();
  const [isDesign, setDesign] = useIsDesign(place);
  const [tab, setTab] = useState<PanelTab>('fields');
  const [rightTab, openRight] = useRightTab(builder);
  /** In narrow space, a drawer holds the panels. */
  const [hasDrawer, setDrawer] = useState(false);
  const isWide = room === 'wide';
  const leftTab: PanelTab = isWide && isRightTab(tab) ? 'fields' : tab;

  const open = useCallback(
    (next: Place): void => {
      if (next === 'design') return setDesign(true);
      // Beside the styles, the left panel stays what it is.
      if (!isWide || isRightTab(next)) setDesign(false);
      if (isRightTab(next)) openRight(next);
      if (!(isWide && isRightTab(next))) setTab(next);
      if (room === 'narrow') setDrawer(true);
    },
    [openRight, isWide, room, setDesign],
  );
  const closeDrawer = useCallback(() => {
    setDrawer(false);
    if (room !== 'narrow') return;
    // The drawer returns the focus to the element that opened it.
    builder.set({ naming: null });
    setDesign(false);
  }, [builder, room, setDesign]);

  const exits = useMemo((): CanvasExits => {
    const openAndFocus = (next: Place, selector: string): void => {
      flushSync(() => {
        builder.set({ wanted: builder.get().selection.ids });
        open(next);
      });
      // A drawer takes the focus once it is open.
      if (room !== 'narrow') ref.current?.querySelector<HTMLElement>(selector)?.focus();
    };
    return {
      toPalette: () => openAndFocus('fields', '[data-palette] input'),
      toProperties: () =>
        openAndFocus('field', '[data-properties] :is(input, textarea, select, button):not(:disabled)'),
      onChosen: () => {
        if (room === 'medium') setTab('field');
      },
    };
  }, [builder, open, ref, room]);

  /** Back from a panel to the field that the keyboard was at, or to the first one. */
  const toForm = useCallback((): void => {
    setDrawer(false);
    focusPart(builder.get().selection.active ?? rowsOf(definitionOf(builder.get()))[0] ?? null);
  }, [builder]);

  /** Selects a field and opens its settings. */
  const goToField = useCallback(
    (fieldId: string): void => {
      flushSync(() => builder.select(selectOnly(fieldId)));
      focusPart(fieldId);
      exits.toProperties();
    },
    [builder, exits],
  );
  /** Opens the place of a finding's fix. */
  const goToCheck = useCallback(
    ({ fieldId, place }: Check): void => (fieldId === null ? open(place) : goToField(fieldId)),
    [goToField, open],
  );

  return {
    ref,
    room,
    isDesign,
    leftTab,
    rightTab,
    open,
    isDrawerOpen: hasDrawer || isDesign,
    closeDrawer,
    exits,
    toForm,
    goToField,
    goToCheck,
  };
}

/**
 * The open tab on the right: what was opened stays for the same selection, and another one brings its properties. Once
 * something was selected, nothing selected brings the form's own settings.
 */
function useRightTab(builder: BuilderCore): [RightTab, (tab: RightTab) => void] {
  const ids = useBuilderState(builder, ({ selection }) => selection.ids);
  const [wasSelected, setSelected] = useState(false);
  const [opened, setOpened] = useState<{ tab: RightTab; ids: ReadonlySet<string> } | null>(null);
  if (ids.size > 0 && !wasSelected) setSelected(true);
  const open = useCallback(
    (tab: RightTab): void => setOpened({ tab, ids: builder.get().selection.ids }),
    [builder],
  );
  const byItself = ids.size === 0 && wasSelected ? 'form' : 'field';
  return [opened?.ids === ids ? opened.tab : byItself, open];
}

/** Whether the styles are open: an address of its own, which Back and the header's tabs change, too. */
function useIsDesign({ isDesign, go }: DesignPlace): [boolean, (isDesign: boolean) => void] {
  const [kept, setKept] = useState(false);
  const latest = useRef(go);
  useLayoutEffect(() => {
    latest.current = go;
  });
  const setDesign = useCallback((next: boolean): void => {
    setKept(next);
    latest.current(next);
  }, []);
  return [isDesign ?? kept, setDesign];
}

export type Workbench = ReturnType<typeof useWorkbench>;
