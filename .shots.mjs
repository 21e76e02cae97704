import { startStage, startBrowser } from './tests/bench/platform.mjs';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/rules-shots', { recursive: true });
await using stage = await startStage();
await using b = await startBrowser();
const browser = b.browser ?? b;
const steps = (await import('/tmp/rules-steps.mjs')).default;
try {
  await steps({ browser, platform: stage.platform });
} catch (e) {
  console.log(e);
}
