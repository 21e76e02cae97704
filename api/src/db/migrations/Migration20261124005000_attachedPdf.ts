import { OnlineMigration } from '../onlineMigration.ts';

/** Whether notifications of a form carry the submission as PDF, and which mails do (decision 390). */
export class Migration20261124005000_attachedPdf extends OnlineMigration {
  override name = 'Migration20261124005000_attachedPdf';

  override async up(): Promise<void> {
    await this.change('alter table forms add column if not exists attaches_pdf boolean not null default false');
    await this.change('alter table mail_outbox add column if not exists attached_pdf jsonb null');
  }

  override async down(): Promise<void> {
    await this.change('alter table mail_outbox drop column if exists attached_pdf');
    await this.change('alter table forms drop column if exists attaches_pdf');
  }
}
