/** Tabs of the left panel. */
export const LEFT_TABS = ['fields', 'outline', 'logic'] as const;
/** Tabs of the right panel: the properties of what is selected, and the settings of the form as a whole. */
export const RIGHT_TABS = ['field', 'form'] as const;

export type PanelTab = (typeof LEFT_TABS | typeof RIGHT_TABS)[number];
/** Where something is changed: a tab, or the styles, which have an address of their own. */
export type Place = PanelTab | 'design';

export type RightTab = (typeof RIGHT_TABS)[number];

export const isRightTab = (place: Place): place is RightTab => RIGHT_TABS.some((tab) => tab === place);
