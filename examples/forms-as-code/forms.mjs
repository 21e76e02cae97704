/**
 * `node forms.mjs review` prints what publishing each form would mean, as Markdown; `node forms.mjs publish` publishes the
 * forms that differ from what visitors see. A form whose tests fail, or whose impact has problems, ends it with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [, , what = 'review', root = 'forms'] = process.argv;
/** The command line of the package, or another, such as one of a checkout. */
const [program = 'npx', ...before] = process.env.INLAY_COMMAND?.split(' ') ?? ['npx', 'inlay'];

/** @param {readonly string[]} typed */
function inlay(...typed) {
  const { status, stdout, stderr } = spawnSync(program, [...before, ...typed], { encoding: 'utf8' });
  // 1 with a report is a finding; everything else says why on standard error.
  if (status !== 0 && (status !== 1 || !stdout)) throw new Error(stderr || `inlay ${typed.join(' ')} failed`);
  return { failed: status !== 0, text: stdout };
}

const folders = readdirSync(root)
  .map((name) => join(root, name))
  .filter((folder) => existsSync(join(folder, 'form.yaml')));

for (const folder of folders) {
  const tests = inlay('test', folder);
  if (tests.failed) {
    console.log(`### ${folder}\n\n\`\`\`\n${tests.text}\`\`\``);
    process.exitCode = 1;
  } else if (what === 'review') {
    const impact = inlay('diff', folder);
    console.log(`### ${folder}\n\n\`\`\`\n${impact.text}\`\`\``);
    if (impact.failed) process.exitCode = 1;
  } else {
    const { isSame, settings, code, problems } = JSON.parse(inlay('push', folder, '--json').text);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (isSame && settings.length === 0) console.log(`${folder}: nothing to publish`);
    else process.stdout.write(inlay('publish', folder, '--impact', code).text);
  }
}
