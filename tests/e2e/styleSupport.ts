import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type CustomStyles,
  type Field,
} from '@inlay/sdk/model';
import { platform } from './platform.ts';
import { theOwner } from './support.ts';

/** A small form that shows the effect of styles. */
export const STYLED_FIELDS: Field[] = [
  { ...createField('text'), id: 'name', label: 'Your name', placeholder: 'Ada' },
  { ...createField('checkbox'), id: 'news', label: 'News', options: [] },
];

export async function createStyledForm(
  customStyles: CustomStyles = {},
  fields: Field[] = STYLED_FIELDS,
  description = '',
): Promise<string> {
  const owner = await theOwner();
  const definition = withFields({ ...createEmptyDefinition('Contact'), description, customStyles }, fields);
  const { body } = await owner.post('/api/forms', { definition });
  return body.id;
}

/** Size of the builder for these tests; without motion, because half-faded elements lack contrast. */
export const STYLE_BENCH: BrowserContextOptions = {
  viewport: { width: 1440, height: 1000 },
  reducedMotion: 'reduce',
};

/** The styles of a form, with these of its groups open. */
export async function openStyles(builder: Page, formId: string, ...groups: string[]): Promise<void> {
  await builder.goto(`${platform.url}/builder/${formId}`);
  await builder.getByRole('link', { name: 'Design', exact: true }).click();
  for (const name of groups) {
    const group = builder
      .getByRole('group', { name: 'Design', exact: true })
      .locator('[data-accordion-control]', { hasText: name })
      .first();
    await group.waitFor();
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  }
}

/** Returns the computed value of one property of one element. */
export const look = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The form on the canvas: the looks to start from are forms as well, but without a footer. */
export const CANVAS = '.form-embed:has(.form-embed-footer)';
