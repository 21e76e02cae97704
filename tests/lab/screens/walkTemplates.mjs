/**
 * `npm run walk [-- NAME]`: fills in every built-in template by keyboard alone, in Chromium, and submits it. In each
 * state on the way (a page, its errors, the ending) axe is asked. Prints a line for each template; the exit code
 * says whether all were sent and nothing was found.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BUILT_IN_TEMPLATES } from '../../../api/src/forms/templates/builtIn/index.ts';
import { startBrowser, startStage } from '../bench/platform.mjs';
import { runStoppable } from '../../support/stoppable.mjs';

/** More presses than any page of a template needs. */
const MOST_PRESSES = 200;
/** A single choice goes on by itself after half a second. */
const GOES_ON_MS = 800;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is typed by type of control; digits of dates and times are typed into their parts. */
const WORDS = {
  text: 'Ada', textarea: 'Hello', email: 'ada@example.com', tel: '+44 20 7946 0958', url: 'https://ada.example',
  date: '12102126', birthday: '12101990', time: '1230PM',
}; // prettier-ignore

async function findProblems(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () =>
    (await globalThis.axe.run({ resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0].html}`,
    ),
  );
}

/** The control that has the focus. */
const readFocus = (page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const isEmpty =
      element.type === 'radio'
        ? !document.querySelector(`[name="${CSS.escape(element.name)}"]:checked`)
        : element.type === 'checkbox'
          ? !element.closest('fieldset, [role=group], .form-embed-field').querySelector(':checked')
          : !element.value;
    const isDecimal = element.inputMode === 'decimal' || element.inputMode === 'numeric';
    const type = isDecimal ? 'number' : element.type;
    return {
      type: type === 'date' && /birth/.test(element.name) ? 'birthday' : type,
      isEmpty,
      isRanged: element.type === 'range',
      isRanked: element.matches('.form-embed-ranks li:not([data-ranked]) > button'),
      isRefused: Boolean(element.closest('.form-embed-field')?.querySelector('.form-embed-error')),
      isSend: element.matches('.form-embed-button'),
    };
  });

async function answer(page, { type, isEmpty, isRanged, isRanked }) {
  if (isRanged) await page.keyboard.press('ArrowRight');
  else if (isRanked) await page.keyboard.press('Space');
  else if (!isEmpty) return;
  else if (type === 'radio' || type === 'checkbox') await page.keyboard.press('Space');
  else if (type === 'select-one') await page.keyboard.press('ArrowDown');
  else if (type === 'number') await page.keyboard.type('3');
  else if (WORDS[type]) await page.keyboard.type(WORDS[type]);
  if (type === 'radio' && (await page.locator('.form-embed-question').count()) > 0)
    await page.waitForTimeout(GOES_ON_MS);
}

/** Goes to the button, answering each control on the way if it is to be filled in, and presses it. */
async function sendPage(page, { isFilled }) {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const focus = await readFocus(page);
    if (focus.isSend) return page.keyboard.press('Enter');
    if (isFilled) await answer(page, focus);
    await page.keyboard.press('Tab');
  }
  throw new Error('The button is out of reach');
}

const isThere = (page, selector) => page.locator(selector).count().then(Boolean);
/** Waits for what follows a press: another page, errors or the end. */
const settle = (page) => page.waitForTimeout(400);

async function walk({ page, platform }, { definition }) {
  const { id } = await platform.call('POST', '/api/forms', { definition });
  await page.goto(`${platform.url}/embed/${id}`);
  await page.locator('#form-root[data-ready], form[data-ready]').first().waitFor();
  const problems = await findProblems(page);
  let states = 1;
  await sendPage(page, { isFilled: false });
  await settle(page);
  if (await isThere(page, '.form-embed-error')) {
    if (!(await readFocus(page)).isRefused) problems.push('The first mistake has no focus');
    problems.push(...(await findProblems(page)));
    states++;
  }
  for (let steps = 0; steps < 12 && !(await isThere(page, '.form-embed-card')); steps++) {
    await sendPage(page, { isFilled: true });
    await settle(page);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    problems.push(...(await findProblems(page)));
    states++;
  }
  if (!(await isThere(page, '.form-embed-card'))) {
    const said = await page.locator('.form-embed-summary, .form-embed-error').allTextContents();
    problems.push(`It was not sent: ${said.join(' | ')}`);
  }
  return { states, problems };
}

const [, , namePart = ''] = process.argv;
await runStoppable(async () => {
  await using stage = await startStage();
  await using browser = await startBrowser();
  let [sent, states, found] = [0, 0, 0];
  const templates = BUILT_IN_TEMPLATES.filter(({ id }) => id.includes(namePart));
  for (const template of templates) {
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    const walked = await walk({ page, platform: stage.platform }, template).catch(({ message }) => ({
      states: 0,
      problems: [message],
    }));
    console.log(
      `${template.id}: ${walked.states} states${walked.problems.map((one) => `\n  ${one}`).join('')}`,
    );
    sent += Number(walked.problems.length === 0);
    states += walked.states;
    found += walked.problems.length;
    await page.close();
  }
  console.log(
    `${sent} of ${templates.length} templates sent by keyboard, ${states} states, ${found} problems`,
  );
  return found === 0 ? 0 : 1;
});
