import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Check } from './checks/check.ts';
import { focusPart } from './canvas/focusPart.ts';
import type { CanvasExits } from './canvas/canvasKeys.ts';
import { rowsOf } from './definition/rows.ts';
import { selectOnly } from './definition/selection.ts';
import { definitionOf } from './store/builderStore.ts';
import type { BuilderCore } from './useBuilder.ts';

/** Available width: three columns, two, or the form with its panels in a drawer. */
export type Room = 'wide' | 'medium' | 'narrow';
/** Tabs of the side panel; `field` are the properties, where they have no panel. */
export type PanelTab = 'fields' | 'style' | 'settings' | 'logic' | 'field';

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
  const [tab, setTab] = usePanelTab(place);
  /** In narrow space, a drawer holds the panels. */
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasOwnProperties = room === 'wide';
  const shown: PanelTab = tab === 'field' && hasOwnProperties ? 'fields' : tab;

  const open = useCallback(
    (next: PanelTab): void => {
      if (!(next === 'field' && hasOwnProperties)) setTab(next);
      if (room === 'narrow') setDrawerOpen(true);
    },
    [hasOwnProperties, room, setTab],
  );
  const closeDrawer = useCallback(() => {
    // The drawer returns the focus to the element that opened it.
    if (room === 'narrow') builder.set({ naming: null });
    setDrawerOpen(false);
  }, [builder, room]);

  const exits = useMemo((): CanvasExits => {
    const openAndFocus = (next: PanelTab, selector: string): void => {
      flushSync(() => {
        builder.set({ wanted: builder.get().selection.ids, isOutlineShown: false });
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
  }, [builder, open, ref, room, setTab]);

  /** Back from a panel to the field that the keyboard was at, or to the first one. */
  const toForm = useCallback((): void => {
    setDrawerOpen(false);
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

  return { ref, room, tab: shown, open, isDrawerOpen, closeDrawer, exits, toForm, goToField, goToCheck };
}

/** The open panel: that of styles has an address of its own, the others share one. */
function usePanelTab({ isDesign, go }: DesignPlace): [PanelTab, (tab: PanelTab) => void] {
  const [kept, setKept] = useState<PanelTab>(isDesign ? 'style' : 'fields');
  // The address decides: Back and the header's tabs change it, too.
  const besides = kept === 'style' ? 'fields' : kept;
  const tab = isDesign === null ? kept : isDesign ? 'style' : besides;
  const latest = useRef(go);
  useLayoutEffect(() => {
    latest.current = go;
  });
  const setTab = useCallback((next: PanelTab): void => {
    setKept(next);
    latest.current(next === 'style');
  }, []);
  return [tab, setTab];
}

export type Workbench = ReturnType<typeof useWorkbench>;
