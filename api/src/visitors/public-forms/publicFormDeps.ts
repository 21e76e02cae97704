import type { InvitedPeopleFinder } from '../../delivery/invitations/findInvited.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { RefusalCounter } from '../../forms/publishing/refusedSubmissions.ts';
import type { Sightings } from '../../forms/websites/sightings.ts';
import type { Visits } from '../../results/analytics/visits.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config/config.ts';
import type { BuiltAssets } from '../../platform/http/builtAssets.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import type { SpamFilter } from '../../submissions/spam/spamFilter.ts';
import type { UploadDeps } from '../../submissions/uploads/uploadDeps.ts';
import type { PublicEvents } from './publicEvents.ts';
import type { PublishedForms } from './publishedForm.ts';
import type { Admissions } from './submit/admission.ts';
import type { SubmissionStore } from './submit/store/submissionStore.ts';

/** The parts that take a submission. */
export interface SubmitDeps extends UploadDeps {
  config: Config;
  captcha: Captcha;
  published: PublishedForms;
  admissions: Admissions;
  submissions: SubmissionStore;
  events: PublicEvents;
  visits: Visits;
  sightings: Sightings;
  refusals: RefusalCounter;
  spam: SpamFilter;
}

/** The parts behind every public route of a form. */
export interface PublicFormDeps extends SubmitDeps {
  revisions: RevisionCache;
  assets: BuiltAssets;
  limits: RateLimits;
  invited: InvitedPeopleFinder;
}
