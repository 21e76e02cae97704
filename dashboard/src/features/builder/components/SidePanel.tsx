import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { memo, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { LazyFormSettings } from '../formSettings/LazyFormSettings.tsx';
import { LazyLogicPanel } from '../logic/LazyLogic.tsx';
import { LazyOutline } from '../outline/LazyOutline.tsx';
import { LazyStylePanel } from '../style/LazyStylePanel.tsx';
import type { PanelTab } from '../panelPlaces.ts';
import type { BuilderCore } from '../useBuilder.ts';
import type { Workbench } from '../useWorkbench.ts';
import { Palette } from './Palette.tsx';
import classes from './panels.module.css';
import { PropertiesPanel } from './PropertiesPanel.tsx';

interface SidePanelProps {
  builder: BuilderCore;
  /** In the order of the line. */
  tabs: readonly PanelTab[];
  /** The open one. */
  tab: PanelTab;
  /** Shows the styles in place of the tabs. */
  isDesign: boolean;
  open: Workbench['open'];
  toForm: Workbench['toForm'];
  goToCheck: Workbench['goToCheck'];
  onAdded: () => void;
}

const NAMES: Readonly<Record<PanelTab, string>> = {
  fields: t`Fields`,
  outline: t`Outline`,
  logic: t`Logic`,
  field: t`Field`,
  form: t`Form`,
};

/** A column beside the form: tabs of the builder, or the styles (BUILD-013…016, BUILD-092). Each keeps its scroll. */
export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { tabs, tab, isDesign, open } = props;
  const { ref, onScroll } = useScrollOf(isDesign ? 'design' : tab);
  return (
    <div className={classes['scroller']} data-panel ref={ref} onScroll={onScroll}>
      {isDesign ? (
        <div role="group" aria-label={t`Design`} className={classes['design']} data-design>
          <Suspense fallback={null}>
            <LazyStylePanel builder={props.builder} />
          </Suspense>
        </div>
      ) : (
        <Tabs
          value={tab}
          classNames={{ tab: classes['tab'] ?? '' }}
          onChange={(next) => next !== null && open(next as PanelTab)}
          keepMounted={false}
        >
          <div className={classes['tabs']}>
            <ScrollableTabs label={t`Panel`} open={tab}>
              {tabs.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {NAMES[name]}
                </Tabs.Tab>
              ))}
            </ScrollableTabs>
          </div>
          <Tabs.Panel value={tab}>
            <Suspense fallback={null}>{contentOf(props)}</Suspense>
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  );
});

function contentOf({ builder, tab, toForm, goToCheck, onAdded }: SidePanelProps): ReactNode {
  switch (tab) {
    case 'fields':
      return <Palette builder={builder} onAdded={onAdded} onLeave={toForm} />;
    case 'outline':
      return <LazyOutline builder={builder} onGoTo={onAdded} />;
    case 'logic':
      return <LazyLogicPanel builder={builder} onGoTo={goToCheck} />;
    case 'field':
      return <PropertiesPanel builder={builder} toForm={toForm} />;
    default:
      return <LazyFormSettings builder={builder} />;
  }
}

/** Keeps the scroll of each content while another is shown. */
function useScrollOf(shownNow: string) {
  const ref = useRef<HTMLDivElement>(null);
  const tops = useRef<Partial<Record<string, number>>>({});
  const shown = useRef(shownNow);
  useLayoutEffect(() => {
    // A first scroll would make the browser lay out the whole form before it is complete.
    if (shown.current === shownNow) return;
    shown.current = shownNow;
    if (ref.current) ref.current.scrollTop = tops.current[shownNow] ?? 0;
  }, [shownNow]);
  const onScroll = (): void => {
    tops.current[shown.current] = ref.current?.scrollTop ?? 0;
  };
  return { ref, onScroll };
}
