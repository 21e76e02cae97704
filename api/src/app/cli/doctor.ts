import { type CliContext, type Command, plain, print } from '@inlay/sdk/cli';
import { styleText } from 'node:util';
import { examinePlatform } from './doctor/examinePlatform.ts';
import type { Finding } from './doctor/finding.ts';

const COLORS = { ok: 'green', attention: 'yellow', problem: 'red' } as const;
const STATE_WIDTH = 'attention'.length;

/** `doctor` */
export const doctor: Command = {
  name: 'doctor',
  summary: 'Examines settings, folders, database, mail and jobs, and says what to do',
  options: { json: { type: 'boolean', about: 'the same as JSON (npm run --silent inlay -- doctor --json)' } },
  notes: ['It changes nothing. The exit code is 1 if there is a problem.'],
  async run(context, values) {
    const findings = await examinePlatform(context);
    const isHealthy = findings.every(({ state }) => state !== 'problem');
    if (values['json']) print(context.output, JSON.stringify({ isHealthy, findings }, null, 2));
    else printFindings(context, findings);
    return isHealthy ? 0 : 1;
  },
};

function printFindings({ output, environment }: CliContext, findings: readonly Finding[]): void {
  const nameWidth = Math.max(...findings.map(({ name }) => name.length));
  const isColored = output.isTTY === true && !environment['NO_COLOR'];
  for (const { name, state, text } of findings) {
    const word = state.padEnd(STATE_WIDTH);
    const shown = isColored ? styleText(COLORS[state], word, { validateStream: false }) : word;
    print(output, `${shown}  ${name.padEnd(nameWidth)}  ${plain(text)}`);
  }
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  print(output, `\n${count('ok')} ok, ${count('attention')} attention, ${count('problem')} problem`);
}
