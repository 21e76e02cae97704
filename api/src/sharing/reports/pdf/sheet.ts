import Pdf from 'pdfkit';
import type { Report } from '../report.ts';
import { featuresOf, openFaces, type Faces } from './faces.ts';
import { layLines, type Line, type TextStyle } from './lines.ts';

/** Sizes in pt. */
const PAGE = { margin: 56, foot: 64 };
export const INK = '#16181d';
export const DIM = '#5c6370';
export const LINE = '#d9dce1';
const LINE_HEIGHT = 1.4;
/** From the top of a line to its base line, as a part of its height. */
const BASE = 0.74;

/** The paper that blocks are drawn on, one below the other. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  faces: Faces;
  report: Report;
  root: PDFKit.PDFStructureElement;
  left: number;
  width: number;
  /** Where the next block begins. */
  y: number;
  bottom: number;
}

export interface Placed extends TextStyle {
  color?: string;
  /** From the left edge of the sheet; by default all of its width. */
  x?: number;
  width?: number;
  align?: 'start' | 'end' | 'center';
}

/** Opens an empty document, tagged (PDF 1.7, section 14.8) and named for screen readers. */
export function openSheet(report: Report): Sheet {
  const doc = new Pdf({
    size: 'A4',
    margins: { top: PAGE.margin, bottom: 0, left: PAGE.margin, right: PAGE.margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    info: { Title: report.title, Creator: report.footer, Producer: 'Inlay' },
    // No built-in font is used: their files are not shipped.
    font: null as unknown as string,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    faces: openFaces(doc, report.font),
    report,
    root,
    left: PAGE.margin,
    width: doc.page.width - 2 * PAGE.margin,
    y: PAGE.margin,
    bottom: doc.page.height - PAGE.foot,
  };
}

/** Breaks a text as it will be drawn. */
export const linesOf = (sheet: Sheet, text: string, style: Placed): Line[] =>
  layLines(sheet.faces, text, style, {
    width: style.width ?? sheet.width,
    isRightToLeft: sheet.report.isRightToLeft,
  });

export const heightOf = ({ size }: TextStyle, lines: number): number => size * LINE_HEIGHT * lines;

/** Begins a page unless so much is left of this one. */
export function needSpace(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.bottom) return;
  sheet.doc.addPage();
  sheet.y = PAGE.margin;
}

/** How high a block can be at most. */
export const fullHeight = ({ bottom }: Sheet): number => bottom - PAGE.margin;

/** Draws lines at a place and leaves the sheet's own where it is. */
export function drawLines(sheet: Sheet, lines: readonly Line[], style: Placed & { y: number }): void {
  for (const [at, line] of lines.entries()) drawLine(sheet, line, style, style.y + heightOf(style, at));
}

function drawLine(sheet: Sheet, line: Line, style: Placed, y: number): void {
  const { doc, report } = sheet;
  const { size, color = INK, align = 'start', width = sheet.width } = style;
  const isAtRight = (align === 'end') !== report.isRightToLeft;
  const free = width - line.width;
  let x = sheet.left + (style.x ?? 0) + (align === 'center' ? free / 2 : isAtRight ? free : 0);
  if (line.actual !== null) doc.markContent('Span', { actual: line.actual });
  for (const { text, face, width: needed } of line.pieces) {
    doc.font(face).fontSize(size).fillColor(color);
    doc.text(text, x, y + size * LINE_HEIGHT * BASE, {
      lineBreak: false,
      baseline: 'alphabetic',
      // The library takes what its fonts take; its types know the list alone.
      features: featuresOf(face) as PDFKit.Mixins.OpenTypeFeatures[],
    });
    x += needed;
  }
  if (line.actual !== null) doc.endMarkedContent();
}

/** Draws a text below what there is, over as many pages as it takes, as an element of the structure. */
export function writeText(
  sheet: Sheet,
  text: string,
  style: Placed & { role: string; parent?: PDFKit.PDFStructureElement; after?: number },
): void {
  const lines = linesOf(sheet, text, style);
  const { parent = sheet.root, role, after = 0 } = style;
  tag(sheet, parent, role, () => {
    for (const line of lines) {
      needSpace(sheet, heightOf(style, 1));
      drawLine(sheet, line, style, sheet.y);
      sheet.y += heightOf(style, 1);
    }
  });
  sheet.y += after;
}

/** Options of the library; its types lack the scope of headings in tables. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

/** Adds an element to the structure, and draws what is in it. */
export function tag(
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  role: string,
  draw: () => void,
  options: TagOptions = {},
): PDFKit.PDFStructureElement {
  const element = doc.struct(role, options);
  parent.add(element);
  element.add(draw);
  element.end();
  return element;
}

/** Opens an element for others; its caller ends it. */
export function openTag(
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  role: string,
): PDFKit.PDFStructureElement {
  const element = doc.struct(role);
  parent.add(element);
  return element;
}

/** Draws what says nothing: lines, page numbers. Screen readers pass over it. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Where something that is so wide lies, in a document of either direction. */
export const mirrored = (sheet: Sheet, x: number, width: number): number =>
  sheet.report.isRightToLeft ? sheet.width - x - width : x;
