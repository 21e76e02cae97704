import { TYPE_CSS } from '../pages/pagesCss.ts';
import { PLANNED } from '../planned.ts';
import { Keeper } from '../unfinished/Keeper.tsx';
import css from '../unfinished/unfinished.css?inline';

/** Adds what keeps answers in progress on the server, for the forms that do. */
export function addUnfinished(): void {
  PLANNED.Keeper = Keeper;
  TYPE_CSS['unfinished'] = css;
}
