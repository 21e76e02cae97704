import { ConfigError, loadConfig, type Config } from '../../../platform/config/config.ts';
import { MIN_SECRET_LENGTH } from '../../../platform/config/environment.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Placeholder for a missing secret, so that checking the configuration creates no file. */
const NO_SECRET = 'x'.repeat(MIN_SECRET_LENGTH);

/** Returns the configuration, or null with a finding per wrong variable. Writes nothing. */
export async function checkConfiguration(
  environment: Record<string, string | undefined>,
): Promise<{ config: Config | null; findings: Finding[] }> {
  const given = environment['INLAY_SECRET']?.trim() ? {} : { INLAY_SECRET: NO_SECRET };
  try {
    const config = await loadConfig({ ...environment, ...given });
    return { config, findings: [ok('Configuration', 'every variable can be read.')] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      config: null,
      findings: error.message.split('\n').map((line) => problem('Configuration', line)),
    };
  }
}
