import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { TestClient } from './api/testClient.ts';

/** What a program finds in a PDF. */
interface ReadPdf {
  title: string;
  language: string;
  pages: number;
  /** All text, in the order of its drawing. */
  text: string;
  /** Roles of the structure in reading order, such as `H1`, with words of figures. */
  structure: { role: string; alt: string }[];
  /** Titles of the bookmarks of the first level. */
  outline: string[];
}

interface TreeNode {
  role?: string;
  alt?: string;
  children?: TreeNode[];
}

/** Requests a PDF as a person or client would, and reads it. */
export async function fetchPdf(reader: TestClient, path: string): Promise<ReadPdf> {
  const response = await reader.open(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** Reads a PDF as a reader with a search box and a screen reader would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const structure: ReadPdf['structure'] = [];
  const collect = (node: TreeNode): void => {
    if (node.role && node.role !== 'Root') structure.push({ role: node.role, alt: node.alt ?? '' });
    for (const child of node.children ?? []) collect(child);
  };
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    collect(((await page.getStructTree()) ?? {}) as TreeNode);
  }
  const outline = (await document.getOutline()) ?? [];
  return {
    title: info.Title ?? '',
    language: info.Language ?? '',
    pages: document.numPages,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    structure,
    outline: outline.map(({ title }: { title: string }) => title),
  };
}
