import type { FormDefinition, Language } from '@inlay/sdk/model';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { languageOf, listAnswered } from '../../submissions/printSubmission.ts';
import { answerBlocks, type SignaturePictures } from './answerBlocks.ts';
import type { Report, ReportBlock } from './report.ts';
import { reportLook, reportText } from './reportLook.ts';

export interface ReportedSubmission {
  form: { title: string; logoUrl?: string | null | undefined };
  /** The revision that was answered. */
  definition: FormDefinition;
  submission: Pick<Submission, 'answers' | 'submittedAt'>;
  visibility: Pick<AnswerVisibility, 'fields'>;
  /** Of the reader; UTC where it is not known. */
  timeZone: string | null;
  /** Drawn signatures by the ids of their files. */
  signatures: SignaturePictures;
}

/** Puts one submission into a report, in the language and the look of its form (REPORT-001). */
export async function submissionReport(
  { files, platformName }: { files: FileStore; platformName: string },
  reported: ReportedSubmission,
): Promise<Report> {
  const { form, definition, submission } = reported;
  const language = languageOf(definition);
  const logoUrl = form.logoUrl ?? null;
  const look = await reportLook(
    files,
    { definition, logoUrl, title: form.title },
    { language, platformName },
  );
  const time = timeIn(language, submission.submittedAt, reported.timeZone);
  return {
    ...look,
    title: form.title,
    subtitle: [reportText(language, 'submitted', { time })],
    blocks: blocksOf(reported, language),
  };
}

const timeIn = (language: Language, time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(time);

/** Answers below the titles of their pages and sections. */
function blocksOf(
  { definition, submission, visibility, signatures }: ReportedSubmission,
  language: Language,
): ReportBlock[] {
  const sections = sectionsOf(definition);
  let [page, section] = ['', ''];
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  return listAnswered(definition, submission, visibility).flatMap((part): ReportBlock[] => {
    const headings: ReportBlock[] = [];
    if (part.page !== page) {
      [page, section] = [part.page, ''];
      if (page) headings.push({ kind: 'heading', level: 2, text: page });
    }
    const own = sections.get(part.id) ?? '';
    if (own !== section) {
      section = own;
      if (section) headings.push({ kind: 'heading', level: 3, text: section });
    }
    return [...headings, ...answerBlocks(part, answers[part.id], { language, signatures })];
  });
}

/** Labels of sections by the ids of their fields; labels that name answers are left out, which a mask may hide. */
function sectionsOf({ pages }: FormDefinition): Map<string, string> {
  const sections = pages.flatMap(({ items }) => items.filter((item) => item.type === 'section'));
  return new Map(
    sections.flatMap(({ label, items }) =>
      items.map(({ id }): [string, string] => [id, label.includes('{{') ? '' : label]),
    ),
  );
}
