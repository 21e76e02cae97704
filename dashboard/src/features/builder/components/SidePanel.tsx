import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { memo, Suspense, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { LazyLogicPanel } from '../logic/LazyLogic.tsx';
import { FieldProperties } from '../properties/FieldProperties.tsx';
import type { BuilderCore } from '../useBuilder.ts';
import type { PanelTab, Workbench } from '../useWorkbench.ts';
import { LazyStylePanel } from '../style/LazyStylePanel.tsx';
import { FormSettings } from './FormSettings.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import classes from './panels.module.css';

interface SidePanelProps {
  builder: BuilderCore;
  tab: PanelTab;
  /** Shows the properties as a further tab, where they have no panel. */
  withProperties: boolean;
  open: Workbench['open'];
  toForm: Workbench['toForm'];
  goToCheck: Workbench['goToCheck'];
  onAdded: () => void;
}

/** Fields, Style, Logic, Settings (BUILD-013…016, BUILD-092). Each tab keeps its scroll position. */
export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { builder, tab, withProperties, open, toForm, goToCheck, onAdded } = props;
  const { ref, onScroll } = useScrollOfTab(tab);
  return (
    <div className={classes['scroller']} data-panel ref={ref} onScroll={onScroll}>
      <Tabs
        value={tab}
        classNames={{ tab: classes['tab'] ?? '' }}
        onChange={(next) => next !== null && open(next as PanelTab)}
        keepMounted={false}
      >
        <div className={classes['tabs']}>
          <ScrollableTabs label={t`Panel`} open={tab}>
            <Tabs.Tab value="fields">{t`Fields`}</Tabs.Tab>
            <Tabs.Tab value="style">{t`Style`}</Tabs.Tab>
            <Tabs.Tab value="logic">{t`Logic`}</Tabs.Tab>
            <Tabs.Tab value="settings">{t`Settings`}</Tabs.Tab>
            {withProperties ? <Tabs.Tab value="field">{t`Field`}</Tabs.Tab> : null}
          </ScrollableTabs>
        </div>
        <Tabs.Panel value="fields">
          <FieldsPanel builder={builder} onAdded={onAdded} onLeave={toForm} />
        </Tabs.Panel>
        <Tabs.Panel value="style">
          <Suspense fallback={null}>
            <LazyStylePanel builder={builder} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="logic">
          <Suspense fallback={null}>
            <LazyLogicPanel builder={builder} onGoTo={goToCheck} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <FormSettings builder={builder} />
        </Tabs.Panel>
        {withProperties ? (
          <Tabs.Panel value="field">
            <PropertiesPanel builder={builder} toForm={toForm} />
          </Tabs.Panel>
        ) : null}
      </Tabs>
    </div>
  );
});

/** The properties, with Escape back to the field they are of. */
export function PropertiesPanel({ builder, toForm }: Pick<SidePanelProps, 'builder' | 'toForm'>) {
  const onKeyDown = (event: KeyboardEvent): void => {
    // An open list or colour picker closes first.
    const isOpen = event.target instanceof Element && event.target.closest('[aria-expanded="true"]');
    if (event.key !== 'Escape' || event.defaultPrevented || isOpen) return;
    event.preventDefault();
    toForm();
  };
  return (
    <div role="group" aria-label={t`Properties`} data-properties onKeyDown={onKeyDown}>
      <FieldProperties builder={builder} />
    </div>
  );
}

/** Keeps the scroll of each tab while another is shown. */
function useScrollOfTab(tab: PanelTab) {
  const ref = useRef<HTMLDivElement>(null);
  const tops = useRef<Partial<Record<PanelTab, number>>>({});
  const shown = useRef(tab);
  useLayoutEffect(() => {
    // A first scroll would make the browser lay out the whole form before it is complete.
    if (shown.current === tab) return;
    shown.current = tab;
    if (ref.current) ref.current.scrollTop = tops.current[tab] ?? 0;
  }, [tab]);
  const onScroll = (): void => {
    tops.current[shown.current] = ref.current?.scrollTop ?? 0;
  };
  return { ref, onScroll };
}
