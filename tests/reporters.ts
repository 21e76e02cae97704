import { join } from 'node:path';

/** Reporters of a test run; `npm test` asks for a JSON report beside the readable one, to count. */
export function testReporters(name: string) {
  const folder = process.env['INLAY_TEST_REPORTS'];
  if (!folder) return { reporters: ['default'] };
  return { reporters: ['default', 'json'], outputFile: { json: join(folder, `${name}.json`) } };
}
