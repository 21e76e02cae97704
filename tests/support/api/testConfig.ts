import type { Config } from '../../../api/src/platform/config/config.ts';
import {
  DATABASE_TIMEOUTS,
  type DatabaseTimeouts,
} from '../../../api/src/platform/config/databaseTimeouts.ts';

/** Ten times the product's time-outs: a busy machine meets those in tests about something else (decision 082). */
export const WIDE_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 15_000,
  submitConnectMs: 15_000,
  statementMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 50_000,
  queryMs: 25_000,
};

/**
 * The product's time-outs, for tests that wait for one of them, such as those about a lock or a frozen server. Only
 * connecting has more room: a busy machine does not finish it in time where nothing is wrong.
 */
export const PRODUCT_TIMEOUTS: DatabaseTimeouts = {
  ...DATABASE_TIMEOUTS,
  connectMs: WIDE_TIMEOUTS.connectMs,
  submitConnectMs: WIDE_TIMEOUTS.submitConnectMs,
};

/** The settings of a test application; each one gets a data folder of its own. */
export const TEST_CONFIG: Omit<Config, 'dataFolder'> = {
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://platform.test',
  role: 'all',
  webProcesses: 1,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  allowUnsafeDatabase: true,
  drainSeconds: 0,
  metricsAddress: null,
  poolSize: 5,
  databaseTimeouts: WIDE_TIMEOUTS,
  ownerEmail: null,
  ownerPassword: null,
  secret: 'a secret for tests, thirty-two characters',
  samplePort: null,
  platformName: 'Inlay',
  footerLogo: null,
  smtpUrl: null,
  allowPlainSmtp: false,
  mailFrom: 'Inlay <no-reply@platform.test>',
  signInProvider: null,
  groupsClaim: 'groups',
  accountRules: null,
  trustedProxies: 0,
  allowedHosts: [],
  captcha: { provider: 'altcha', siteKey: null, secret: null, serviceUrl: null },
  s3: null,
  filesOrigin: null,
  backup: {
    to: null,
    recipient: null,
    passphrase: null,
    identity: null,
    bucket: null,
    minute: 150,
    keep: { days: 7, weeks: 4, months: 12 },
  },
  warehouse: null,
  clamdUrl: null,
  uploadBytes: 1_000_000_000,
  cdn: null,
  logLevel: 'trace',
  tracing: null,
  slowQueryMs: null,
};
