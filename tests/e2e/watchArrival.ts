import type { Page } from 'playwright-core';

/**
 * Tells an open Share tab of the page that has the form's line: the line is found there, and the page is seen once
 * somebody has opened it.
 *
 * @param open opens a visitor's browser
 */
export async function watchArrival(page: Page, address: string, open: () => Promise<Page>): Promise<void> {
  const field = page.getByLabel('The page on your website');
  await field.fill(address);
  await field.press('Enter');
  await page.getByText(`Not seen on ${new URL(address).host} yet`).waitFor();
  await page.getByRole('button', { name: 'Check the page' }).click();
  await page.getByText('The line is on the page, and nothing is in its way. Open the page once.').waitFor();
  await (await open()).goto(address);
  await page
    .getByText(/^Seen on /)
    .first()
    .waitFor();
  await page.getByText(/^Not seen on /).waitFor({ state: 'detached' });
}
