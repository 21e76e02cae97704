/** How a screen is opened by somebody who is signed in. */
import { CLIENT, fillUpTo } from './sampleData.mjs';

/** Until nothing is loading any more. */
export async function settled(page) {
  await page.locator('main').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.mantine-Skeleton-root, [aria-busy="true"], .mantine-Loader-root'),
  );
}

/** Fills the platform up to a level, and gives the browser the owner's session. @returns ids of what there is. */
export async function signInOwner(stage, level) {
  const { page, platform } = stage;
  const data = await fillUpTo(stage, level);
  const [name, value] = platform.cookie.split('=');
  await page.context().addCookies([{ name, value, url: platform.url }]);
  return data;
}

/** A screen as the platform's owner sees it. */
export async function openAsOwner(stage, address, level) {
  const data = await signInOwner(stage, level);
  await stage.page.goto(stage.platform.url + address(data));
  await settled(stage.page);
}

/** The portal as a client sees it; `open` goes on from its first screen. */
export async function openAsClient(stage, open) {
  const { page, platform } = stage;
  await fillUpTo(stage, 'little');
  await page.goto(`${platform.url}/client/auth`);
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(CLIENT.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/client/dashboard');
  await settled(page);
  await open(page);
  await settled(page);
}
