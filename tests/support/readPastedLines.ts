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
  const shown = page.getByRole('main').locator('pre').first();
  const lineWith = async (text: string): Promise<string> => {
    await shown.filter({ hasText: text }).waitFor();
    return (await shown.textContent()) ?? '';
  };
  const code = await lineWith('clamp(');
  await page.getByRole('button', { name: 'Web component' }).click();
  return { code, elementCode: await lineWith('padding-bottom') };
}
