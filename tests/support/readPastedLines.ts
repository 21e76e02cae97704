import type { Page } from 'playwright-core';

/** The lines that hold a form on a website. */
interface PastedLines {
  /** The frame and its loader. */
  code: string;
  /** The web component. */
  elementCode: string;
}

/**
 * Reads the lines of a form's Share tab, once they reserve its height.
 * @param page of the form's owner.
 * @param formUrl the form's address in the dashboard.
 */
export async function readPastedLines(page: Page, formUrl: string): Promise<PastedLines> {
  await page.goto(`${formUrl}/share`);
  await page.getByText('Without layout shift').click();
  const lineWith = async (text: string): Promise<string> => {
    const shown = page.getByRole('main').locator('pre').filter({ hasText: text });
    await shown.waitFor();
    return (await shown.textContent()) ?? '';
  };
  return { code: await lineWith('container-type'), elementCode: await lineWith('padding-bottom') };
}
