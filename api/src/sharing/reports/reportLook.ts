import {
  contrastRatio,
  fill,
  nearestColor,
  REPORT_TEXTS,
  resolveStyles,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { logoKey, logoNameOf } from '../../platform/files/logoName.ts';
import type { Picture, Report } from './report.ts';

/** Charts and rules are seen on white paper (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

type Look = Pick<
  Report,
  'language' | 'isRightToLeft' | 'font' | 'color' | 'logo' | 'footer' | 'pageOf' | 'contents'
>;

/** What a report takes over from its form: colour, font and logo, and the words of a language. */
export async function reportLook(
  files: FileStore,
  { definition, logoUrl, title }: { definition: FormDefinition; logoUrl: string | null; title: string },
  { language, platformName }: { language: Language; platformName: string },
): Promise<Look> {
  const styles = resolveStyles(definition.customStyles);
  const logo = styles.showFormLogo ? await readLogo(files, logoUrl, title) : null;
  const font = styles.fontFamily === 'system' ? null : styles.fontFamily;
  return {
    language,
    isRightToLeft: language === 'ar',
    font,
    color: onPaper(styles.primaryColor),
    logo,
    footer: platformName,
    pageOf: REPORT_TEXTS[language].pageOf,
    contents: null,
  };
}

/** The shade of a colour that is seen on white. */
function onPaper(color: string): string {
  const opaque = color.slice(0, 7);
  const isSeen = (one: string): boolean => contrastRatio(one, '#ffffff') >= LEAST_CONTRAST;
  return isSeen(opaque) ? opaque : (nearestColor(opaque, isSeen) ?? '#5b5bd6');
}

async function readLogo(files: FileStore, url: string | null, title: string): Promise<Picture | null> {
  const name = logoNameOf(url);
  const bytes = name && (await files.read(logoKey(name)));
  return bytes ? { bytes, alt: title } : null;
}

/** Fills in the words of a report. */
export const reportText = (
  language: Language,
  name: keyof (typeof REPORT_TEXTS)['en'],
  params: Record<string, string> = {},
): string => fill(REPORT_TEXTS[language][name], params);
