/** What is photographed. A screen of another area is one more list here. */
import { DASHBOARD_SHOTS } from './dashboardShots.mjs';
import { CONDITION_SHOTS } from './conditionShots.mjs';
import { FORM_SHOTS } from './formShots.mjs';
import { LANGUAGE_SHOTS } from './languageShots.mjs';
import { OVERLAY_SHOTS } from './overlayShots.mjs';
import { PRODUCT_SHOTS } from './productShots.mjs';
import { QUESTION_SHOTS } from './questionShots.mjs';
import { RESULT_SHOTS } from './resultShots.mjs';
import { STATUS_SHOTS } from './statusShots.mjs';
import { VARIANT_SHOTS } from './variantShots.mjs';
import { VISITOR_SHOTS } from './visitorShots.mjs';
import { WORD_SHOTS } from './wordShots.mjs';

/**
 * A shot: `group` names its sheet, `prepare` sets the page up, `open` brings it to what is to be seen, and `check`
 * returns lines to print about it.
 *
 * @typedef {{
 *   group: string, name: string, width: number, height?: number,
 *   colorScheme?: 'light' | 'dark', forcedColors?: 'active', hasTouch?: boolean, locale?: string, isWindow?: boolean,
 *   prepare?(page: import('playwright-core').Page): Promise<void>,
 *   check?(page: import('playwright-core').Page): Promise<readonly string[]>,
 *   open(stage: {
 *     page: import('playwright-core').Page, database: import('pg').Client,
 *     platform: Awaited<ReturnType<typeof import('../bench/platform.mjs').startPlatform>>,
 *   }): Promise<void>,
 * }} Shot
 */

/** @type {readonly Shot[]} */
export const SHOTS = [
  ...FORM_SHOTS,
  ...QUESTION_SHOTS,
  ...DASHBOARD_SHOTS,
  ...OVERLAY_SHOTS,
  ...CONDITION_SHOTS,
  ...PRODUCT_SHOTS,
  ...RESULT_SHOTS,
  ...LANGUAGE_SHOTS,
  ...VISITOR_SHOTS,
  ...STATUS_SHOTS,
  ...VARIANT_SHOTS,
  ...WORD_SHOTS,
];
