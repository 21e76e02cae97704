import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { findInstalledBrowsers } from './browser/findInstalledBrowsers.ts';
import { timed } from './times.ts';
import { hasBundledBrowser, unpackBrowser } from './browser/unpackBrowser.ts';

/**
 * What the browser shall leave. Chromium takes the last of several lists, so that this one repeats what of Playwright's
 * changes pages. The spare renderer is a process for each context that most tests end before it gets a page: a seventh
 * of what a load of the dashboard costs.
 */
const DISABLED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** A browser's own background requests must not leave the machine; root has no sandbox. */
const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** On systems with the language C, Chromium uses the invalid en-US@posix. */
const LANGUAGE = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };

/**
 * Starts a browser without a window: the one that the variable CHROMIUM_PATH names, else the one that comes with the
 * packages, which every Linux has alike. Other systems have none: there it is an installed Chromium or Chrome.
 *
 * @param options for playwright; its `args` are added to ours
 * @throws with what was tried when none starts
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const launch = (executablePath: string, environment?: NodeJS.ProcessEnv) =>
    timed('starting browsers', () =>
      chromium.launch({
        ...options,
        env: { ...process.env, ...environment, ...LANGUAGE, ...options.env },
        executablePath,
        args: [...FLAGS, ...(options.args ?? [])],
      }),
    );
  const named = process.env['CHROMIUM_PATH'];
  if (named) return launch(named);
  if (hasBundledBrowser()) {
    const { executablePath, environment } = await unpackBrowser();
    return launch(executablePath, environment);
  }
  const failures: string[] = [];
  for (const path of findInstalledBrowsers()) {
    try {
      return await launch(path);
    } catch (error) {
      // On some systems a program of this name only explains how to install the real one.
      failures.push(`${path}: ${firstLine(error)}`);
    }
  }
  const tried = failures.length > 0 ? ` Tried: ${failures.join('; ')}` : '';
  throw new Error(`No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH.${tried}`);
}

const firstLine = (error: unknown): string => String(error).split('\n', 1)[0] ?? '';
