import type { Pool } from 'pg';
import type { Visits } from '../analytics/visits.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Config } from '../config/config.ts';
import type { BuiltAssets } from '../http/builtAssets.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { PublicEvents } from './publicEvents.ts';
import type { PublishedForms } from './publishedForm.ts';
import type { Admissions } from './submit/admission.ts';
import type { SubmissionStore } from './submit/submissionStore.ts';

/** The parts that take a submission. */
export interface SubmitDeps {
  config: Config;
  captcha: Captcha;
  published: PublishedForms;
  admissions: Admissions;
  submissions: SubmissionStore;
  events: PublicEvents;
  visits: Visits;
}

/** The parts behind every public route of a form. */
export interface PublicFormDeps extends SubmitDeps {
  pool: Pool;
  assets: BuiltAssets;
  limits: RateLimits;
}
