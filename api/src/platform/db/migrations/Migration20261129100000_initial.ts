import { Migration } from '@mikro-orm/migrations';
import { CLIENTS } from './initial/clients.ts';
import { DELIVERY } from './initial/delivery.ts';
import { FIGURES } from './initial/figures.ts';
import { FORMS } from './initial/forms.ts';
import { LISTS } from './initial/lists.ts';
import { PEOPLE } from './initial/people.ts';
import { RESULTS } from './initial/results.ts';
import { SEARCH } from './initial/search.ts';
import { SUBMISSIONS } from './initial/submissions.ts';
import { UPLOADS } from './initial/uploads.ts';

/** The schema of the first release, by subject; each stands on those before it. */
const SCHEMA = [PEOPLE, CLIENTS, FORMS, SEARCH, SUBMISSIONS, LISTS, UPLOADS, DELIVERY, FIGURES, RESULTS];

export class Migration20261129100000_initial extends Migration {
  override name = 'Migration20261129100000_initial';

  override up(): void {
    this.addSql('create extension if not exists pg_trgm;');
    for (const part of SCHEMA) this.addSql(part);
  }
}
