/**
 * The same screens under other conditions: `forced` colours, `touch` on a phone, `zoom` of 400 %, `shift`, which
 * measures how far contents move while slow answers come in, and `requests`, which counts what a screen asks for.
 */
import { ALWAYS, ONCE, openOutside, OUTSIDE, PORTAL, WIDTHS } from './dashboardShots.mjs';
import { OVERLAYS, openOverlay } from './overlayShots.mjs';
import { openAsClient, openAsOwner, settled } from './signedIn.mjs';

/** Smallest width and height of a target on a touch screen, in px (WCAG 2.5.5). */
const MIN_TARGET_PX = 44;
/** Largest sum of layout shifts of a screen. */
const MAX_SHIFT = 0.02;
/** How long the API takes to answer while shifts are measured, in ms; skeletons appear after 150. */
const ANSWER_MS = 400;
/** Most requests of a screen that is opened by its address, its page and what it asks for by itself included. */
const MOST_REQUESTS = 12;
/** A screen that has asked for nothing for this long has all that it shows, in ms. */
const SILENCE_MS = 1_200;

const screens = Object.fromEntries([
  ...Object.entries(OUTSIDE).map(([name, path]) => [name, (stage) => openOutside(stage, path)]),
  ...Object.entries({ ...ALWAYS, ...ONCE }).map(([name, address]) => [
    name,
    (stage) => openAsOwner(stage, address, 'little'),
  ]),
  ...Object.entries(PORTAL).map(([name, open]) => [`portal-${name}`, (stage) => openAsClient(stage, open)]),
]);
const overlays = Object.fromEntries(
  Object.entries(OVERLAYS).map(([name, overlay]) => [name, (stage) => openOverlay(stage, overlay)]),
);

const shotsOf = (group, opened, options) =>
  Object.entries(opened).map(([name, open]) => ({ group, name, open, ...options }));

/** Lists what is smaller than a fingertip; links in running text and what is only for screen readers are left out. */
const findSmallTargets = (page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll(
      'button, [role="button"], [role="tab"], [role="menuitem"], [role="switch"], a[href], input, select, textarea',
    );
    /** The area that reacts: the control, its label or a layer above it. */
    const sizeOf = (control) => {
      const boxes = [
        control,
        control.closest('label, .mantine-Input-wrapper'),
        ...(control.labels ?? []),
      ].filter(Boolean);
      const sizes = boxes.flatMap((box) => {
        const { width, height } = box.getBoundingClientRect();
        const layer = getComputedStyle(box, '::after');
        return [
          { width, height },
          ...(layer.position === 'absolute'
            ? [{ width: Number.parseFloat(layer.width), height: Number.parseFloat(layer.height) }]
            : []),
        ];
      });
      return {
        width: Math.max(...sizes.map(({ width }) => width || 0)),
        height: Math.max(...sizes.map(({ height }) => height || 0)),
      };
    };
    const isInText = (control) =>
      control.matches('a') && /\S/.test(control.parentElement.textContent.replace(control.textContent, ''));
    return [...controls]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => !control.closest('[inert], .form-embed') && !isInText(control))
      .flatMap((control) => {
        const { width, height } = sizeOf(control);
        if (width < 2 || height < 2 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        const name =
          control.getAttribute('aria-label') ?? (control.textContent || control.name || control.tagName);
        return [`${Math.round(width)} × ${Math.round(height)} px: ${name.trim().slice(0, 40)}`];
      });
  }, MIN_TARGET_PX);

/** Lists what stays in view of a low window and covers the content; dialogs may. */
const findSticking = (page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .filter((one) => !one.closest('[role="dialog"], .skip-link, [data-portal]') && one.checkVisibility())
      .filter(
        (one) => one.getBoundingClientRect().height > 1 && getComputedStyle(one).pointerEvents !== 'none',
      )
      .map(
        (one) => `${getComputedStyle(one).position}: <${one.tagName.toLowerCase()} class="${one.className}">`,
      ),
  );

/** Makes the API slow and the page come without its data, and adds up how far things move. */
async function slowDown(page) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(id="first-data"[^>]*>)[^<]*/, '$1');
      return route.fulfill({ response, body });
    }
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.endsWith('/events')) return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return route.fallback().catch(() => undefined);
  });
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.textContent,
        );
        globalThis.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sums up the shifts of a screen, and names what moved where it is too much. */
async function findShifts(page) {
  // The last shift is reported with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const said = `layout shift ${sum.toFixed(3)}`;
  if (sum <= MAX_SHIFT) return [said];
  const moved = shifts.flatMap((shift) => shift.moved.map((one) => `  ${shift.value.toFixed(3)} ${one}`));
  return [`${said}, too much`, ...moved.slice(0, 6)];
}

/** Counts the requests of a screen that is opened by its address, and names them where there are too many. */
async function findRequests(page) {
  const requests = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'data:') requests.push(pathname);
  });
  await page.reload();
  await settled(page);
  for (let count = 0; count < requests.length; await page.waitForTimeout(SILENCE_MS)) count = requests.length;
  const said = `${requests.length} requests`;
  return requests.length <= MOST_REQUESTS
    ? [said]
    : [`${said}, too many`, ...requests.map((one) => `  ${one}`)];
}

/** @type {readonly import('./shots.mjs').Shot[]} */
export const VARIANT_SHOTS = [
  ...shotsOf('forced', { ...screens, ...overlays }, { width: 1440, height: 900, forcedColors: 'active' }),
  ...shotsOf(
    'touch',
    { ...screens, ...overlays },
    {
      width: 375,
      height: 800,
      hasTouch: true,
      check: findSmallTargets,
    },
  ),
  // A window of 1280 × 1024 px.
  ...shotsOf('zoom', screens, { width: 320, height: 256, check: findSticking }),
  ...shotsOf('requests', screens, { width: 1440, height: 900, check: findRequests }),
  ...WIDTHS.flatMap((width) =>
    shotsOf('shift', screens, { width, height: 900, prepare: slowDown, check: findShifts }),
  ),
];
