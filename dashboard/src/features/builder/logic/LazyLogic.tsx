import { lazy } from 'react';

/** The editors of rules, which load with the first field that is selected. */
export const LazyFieldRules = lazy(async () => {
  const { FieldRules } = await import('./FieldRules.tsx');
  return { default: FieldRules };
});

/** The form's logic as a whole, which loads with its tab. */
export const LazyLogicPanel = lazy(async () => {
  const { LogicPanel } = await import('./LogicPanel.tsx');
  return { default: LogicPanel };
});

/** Rules on the canvas, which load with the first part that has one. */
export const LazyRuleChips = lazy(async () => {
  const { RuleChips } = await import('./RuleChips.tsx');
  return { default: RuleChips };
});

/** The rules of a page, a group or an ending. */
export const LazyPartRules = lazy(async () => {
  const { PartRules } = await import('./PartRules.tsx');
  return { default: PartRules };
});
