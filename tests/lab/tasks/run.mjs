/**
 * `npm run tasks -- NAME`: does what people come for in a real browser on the real build, and prints presses (typing
 * apart), seconds, and presses of which nothing came. Without a name all tasks; the exit code says whether each needs
 * at most as many presses as it should, and none of them is dead.
 */
import { runStoppable } from '../../support/stoppable.mjs';
import { startBrowser, startStage } from '../bench/platform.mjs';
import { SEEDED_FORM, seedSubmissions } from '../bench/seedSubmissions.mjs';
import { TASKS } from './tasks.ts';
import { doTask, openStage } from './stage.ts';

const names = process.argv.slice(2);
const tasks = TASKS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));

await runStoppable(async () => {
  await using browser = await startBrowser();
  await using stage = await openStage(browser, { startStage, seedSubmissions, SEEDED_FORM });
  let failed = 0;
  console.log('presses  at most  dead  seconds  task');
  for (const task of tasks) {
    const { presses, dead, seconds, trouble } = await doTask(stage, task);
    const isGood = presses <= task.most && dead.length === 0 && trouble.length === 0;
    if (!isGood) failed++;
    const figures = [presses, task.most, dead.length, seconds.toFixed(1)].map((figure) =>
      String(figure).padStart(7),
    );
    console.log(`${figures.join('  ')}  ${task.name}${isGood ? '' : '  <<<'}`);
    for (const line of [...dead.map((what) => `nothing came of ${what}`), ...trouble])
      console.log(`         ${line}`);
  }
  console.log(`${tasks.length - failed} of ${tasks.length} tasks as they should be`);
  return failed === 0 ? 0 : 1;
});
