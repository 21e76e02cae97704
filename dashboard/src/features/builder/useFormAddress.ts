import { fieldsOf } from '@inlay/sdk/model';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { keepLastTab, tabOf } from '../../domain/form-home/formTabs.ts';
import { formPath, PRESSED } from '../../domain/forms/formPath.ts';
import { KEEPS_FOCUS } from '../../lib/useScreenFocus.ts';
import { definitionOf } from './store/builderStore.ts';
import { useBuilderState, type BuilderCore } from './useBuilder.ts';
import type { Place } from './panelPlaces.ts';
import type { DesignPlace } from './useWorkbench.ts';

/** Moves a new form to its own address after its first save (BUILD-038), where its styles are open or not. */
export function useCreated(
  builder: BuilderCore,
  isDesign: boolean,
  onCreated: ((formId: string) => void) | null,
): void {
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const navigate = useNavigate();
  const move = useEffectEvent((id: string) => {
    if (!onCreated) return;
    onCreated(id);
    const place = formPath(id, isDesign ? 'design' : 'build');
    void navigate(place, { replace: true, state: KEEPS_FOCUS });
  });
  useEffect(() => {
    if (formId !== null) move(formId);
  }, [formId]);
}

/** Designing is an address of a stored form, and a state of a new one. */
export function useDesign(builder: BuilderCore): DesignPlace {
  const navigate = useNavigate();
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const tab = tabOf(useLocation().pathname);
  useEffect(() => {
    if (formId && tab) keepLastTab(formId, tab);
  }, [formId, tab]);
  return {
    isDesign: tab === null ? null : tab === 'design',
    go: (isDesign) => {
      if (formId === null || tab === null || isDesign === (tab === 'design')) return;
      void navigate(formPath(formId, isDesign ? 'design' : 'build'), { replace: true, state: KEEPS_FOCUS });
    },
  };
}

/**
 * Does what another screen of the form has asked for, once: `publish=yes` shows what publishing would change, and
 * publishes at once what needs no review where the person has pressed our own link, never by an address alone (MCP-013);
 * `describe=yes` asks what the form should be; `field=ID` shows the settings of a question, and `optional=ID` makes it optional as well.
 */
export function useWishOnArrival(builder: BuilderCore, goTo: (fieldId: string) => void): void {
  const show = useEffectEvent(goTo);
  const [search, setSearch] = useSearchParams();
  const isPublishing = search.get('publish') === 'yes';
  const isPressed = useLocation().state === PRESSED;
  const optional = search.get('optional');
  const field = optional ?? search.get('field');
  const isDescribing = search.get('describe') === 'yes';
  useEffect(() => {
    if (!isDescribing) return;
    setSearch(
      (before) => {
        const others = new URLSearchParams(before);
        others.delete('describe');
        return others;
      },
      { replace: true },
    );
    builder.set({ drafting: { wish: '', draftId: null, isOpen: true } });
  }, [builder, isDescribing, setSearch]);
  useEffect(() => {
    if (!isPublishing && field === null) return;
    setSearch({}, { replace: true });
    if (isPublishing) void builder.requestPublish(!isPressed);
    if (field === null || !fieldsOf(definitionOf(builder.get())).some(({ id }) => id === field)) return;
    if (optional !== null) builder.require([field], false);
    // The room for panels is measured by then.
    requestAnimationFrame(() => show(field));
  }, [builder, isPublishing, isPressed, field, optional, setSearch]);
}

/** Opens the form's own settings at the one that the address names (FSET-035). */
export function useSettingOfAddress(open: (place: Place) => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length > 1) open('form');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a second search for the same setting counts
  }, [hash, key, open]);
}
