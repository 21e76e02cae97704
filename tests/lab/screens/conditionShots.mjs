/** Every screen while its data loads, and after the server has refused it. */
import { ALWAYS, looks, ONCE } from './dashboardShots.mjs';
import { openAsOwner, signInOwner } from './signedIn.mjs';

const SCREENS = { ...ALWAYS, ...ONCE };
/** Required by the shell: without it there is no screen. */
const SESSION = '/api/auth/session';
/** Skeletons appear after 150 ms; this is a little longer. */
const SKELETON_MS = 400;
/** The tries of a request and the pauses between them. */
const FAILURE_MS = 8_000;

/** @param answer what becomes of each request for data. */
async function openUnder({ page, platform }, path, answer) {
  await page.route('**/api/**', (route) =>
    new URL(route.request().url()).pathname === SESSION ? route.continue() : answer(route),
  );
  await page.goto(platform.url + path);
  await page.locator('main').first().waitFor();
}

async function openLoading(stage, address) {
  const data = await signInOwner(stage, 'little');
  await openUnder(stage, address(data), () => undefined);
  await stage.page.waitForTimeout(SKELETON_MS);
}

const PROBLEM = {
  error: { code: 'internal', message: 'An unexpected error occurred', requestId: 'f3a1c2d4-5b6e-7f80' },
};

async function openFailed(stage, address) {
  const data = await signInOwner(stage, 'little');
  await openUnder(stage, address(data), (route) => route.fulfill({ status: 500, json: PROBLEM }));
  // A failed request is retried twice before the message; some screens send no request.
  const said = stage.page.getByText('Try again').first();
  await said.waitFor({ timeout: FAILURE_MS }).catch(() => undefined);
}

/** Parts that fail on a screen whose rest is loaded. */
const PARTS = {
  'submissions-form': { address: ({ formId }) => `/submissions/${formId}`, refused: /\/api\/forms\/[^/]+$/ },
  'submissions-forms': { address: () => '/submissions', refused: /\/api\/submissions\/forms$/ },
};

async function openPartly(stage, { address, refused }) {
  const data = await signInOwner(stage, 'little');
  await stage.page.route(refused, (route) => route.fulfill({ status: 500, json: PROBLEM }));
  await stage.page.goto(stage.platform.url + address(data));
  await stage.page.getByText('Try again').first().waitFor({ timeout: FAILURE_MS });
}

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
/** Addresses of deleted objects, or of those that the user may not see. */
const MISSING = {
  folder: () => `/folder/${UNKNOWN}`,
  submissions: () => `/submissions/${UNKNOWN}`,
  submission: ({ formId }) => `/submissions/${formId}?submission=${UNKNOWN}`,
  analytics: () => `/analytics/${UNKNOWN}`,
  builder: () => `/builder/${UNKNOWN}`,
  delivery: () => `/forms/${UNKNOWN}/settings`,
};

export const CONDITION_SHOTS = [
  ...looks('missing', MISSING, (stage, address) => openAsOwner(stage, address, 'little'), ['light']).map(
    (shot) => ({ ...shot, hasErrors: true }),
  ),
  ...looks('loading', SCREENS, openLoading),
  ...looks('partly', PARTS, openPartly).map((shot) => ({ ...shot, hasErrors: true })),
  ...looks('failed', SCREENS, openFailed).map((shot) => ({ ...shot, hasErrors: true })),
];
