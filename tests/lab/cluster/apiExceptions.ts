/** API tests that a cluster cannot pass by its nature, by file below `api/src`. */
interface Exception {
  reason: string;
  /** How the titles begin; without any, it is all of them. */
  titles?: readonly string[];
}

const PLANS = 'reads plans and indexes of one server';
const CATALOGUE = 'compares the catalogue, in which Citus has relations, triggers and statistics of its own';
const FSYNC = 'asks for settings that the cluster of tests has turned off';

/** What `INLAY_DATABASE=citus` skips, and why. */
export const API_EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'app/cli/distribute.test.ts': { reason: 'puts a stand-in in the place of Citus' },
  'app/cli/runCli.test.ts': {
    reason: 'expects a server without Citus',
    titles: ['distribute prints the SQL'],
  },
  'app/cli/doctor.test.ts': { reason: FSYNC, titles: ['E3 settings that forget'] },
  'platform/db/durability.test.ts': { reason: FSYNC },
  'platform/db/migrations.test.ts': {
    reason: CATALOGUE,
    titles: ['DATA the newest schema and the entities agree'],
  },
  'platform/db/openCopy.test.ts': {
    reason: 'counts notices, to which Citus adds one about its temporary function',
  },
  'platform/db/planCosts.test.ts': { reason: PLANS },
  'platform/db/schema.test.ts': { reason: CATALOGUE, titles: ['an installation has the schema'] },
  'platform/db/sharding/sharding.test.ts': {
    reason: CATALOGUE,
    titles: ['the plan has a place for every table'],
  },
  'platform/db/tenancy.test.ts': {
    reason: `${CATALOGUE}; Citus itself refuses to move a row to another account`,
    titles: ['every table is an account’s', 'T1 a submission stands under the account of its form'],
  },
  'submissions/exports/exportPlan.test.ts': { reason: PLANS },
  'visitors/public-forms/submit/store/acknowledged.test.ts': {
    reason: 'its trigger notes the settings of a connection between nodes',
  },
  'visitors/public-forms/submit/store/keptPlans.test.ts': { reason: PLANS },
  'visitors/public-forms/submit/store/submissionStore.test.ts': {
    reason: `${PLANS}, and transactions by xmin`,
    titles: ['submissions of a moment are one transaction', 'a plan made while there is nothing yet'],
  },
  'submissions/search/indexLookup.test.ts': {
    reason: `${PLANS}; normalize() of PostgreSQL 15 knows fewer letters`,
    titles: ['a whole address is looked up', 'SUBM-028 the database folds texts'],
  },
  'platform/jobs/isInUse.test.ts': { reason: 'reads the statistics of one server' },
  'submissions/search/searchPage.test.ts': {
    reason: PLANS,
    titles: ['SUBM-092 a receipt code is looked up by its index'],
  },
  'submissions/search/indexSubmissions.test.ts': {
    reason: 'its triggers and roles are of one server',
  },
  'delivery/webhooks/webhookReceivers.test.ts': {
    reason: 'waits for a lock that is on another node',
    titles: ['NOTIF-038 a webhook that is deleted'],
  },
};
