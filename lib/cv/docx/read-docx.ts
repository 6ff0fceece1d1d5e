import { recognisablePicture } from '@/lib/cv/picture/recognisable-picture';
import { ReadFailure } from '@/lib/cv/read-failure';
import type { UnreadPart } from '@/lib/domain/cv-document';
import { BlockReader, type Block, type Reading } from './docx-blocks';
import type { DocumentText, Margin, DocumentPicture } from './document-text';
import { chunkBlocks } from './inserted-chunk';
import { documentDate } from './document-date';
import { DocxFile, type XmlPart } from './open-docx';
import { findInside, childOf, type XmlElement } from './parse-xml';
import { findHeaders } from './section-headers';
import { StyleSheet } from './text-styles';

/** Documents inside one another. */
const maxDocuments = 3;

interface Shared {
  budget: Reading['budget'];
  unread: Set<UnreadPart>;
  depth: number;
}

function readingOf(file: DocxFile, shared: Shared): Reading {
  const { budget, unread, depth } = shared;
  const readChunk = (name: string): Block[] | null => {
    const bytes = file.file(name);
    if (!bytes) return null;
    const readDocument = (inner: Uint8Array) => (depth < maxDocuments ? readInner(inner, shared) : null);
    return chunkBlocks(bytes, { budget, unread }, readDocument);
  };
  return { file, styles: new StyleSheet(file.related(file.main, 'styles')?.root ?? null), budget, unread, readChunk };
}

/** The text of a document inside another one; null: it cannot be read. */
function readInner(bytes: Uint8Array, shared: Shared): Block[] | null {
  try {
    const file = new DocxFile(bytes);
    const reading = readingOf(file, { ...shared, depth: shared.depth + 1 });
    return new BlockReader(reading, file.main).blocks(file.main.root, reading.styles.base);
  } catch (error) {
    if (error instanceof ReadFailure && (error.failure === 'other-format' || error.failure === 'damaged')) return null;
    throw error;
  }
}

function breaksPage({ name, attributes, children }: XmlElement): boolean {
  if (name === 'lastRenderedPageBreak' || name === 'pageBreakBefore') return true;
  return (name === 'br' && attributes['type'] === 'page') || children.some(breaksPage);
}

/**
 * The text of a DOCX: headers, body with tables, text boxes and notes, footers; and what of it was not read.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `macros`, `other-format`
 */
export function readDocx(bytes: Uint8Array, maxCharacters: number): DocumentText {
  const file = new DocxFile(bytes);
  const { root } = file.main;
  const shared: Shared = { budget: { charactersLeft: maxCharacters }, unread: new Set(), depth: 1 };
  const reading = readingOf(file, shared);
  const { headers, footers, unseen, sections } = findHeaders(file);
  // A picture or a colour behind the page: white text may be seen.
  const isShaded =
    findInside(root, 'background') !== undefined ||
    hasBackdrop(root) ||
    [...headers, ...footers].some(({ part }) => hasPageBackdrop(part.root));
  const base = { ...reading.styles.base, isShaded };
  const read = (part: XmlPart) => new BlockReader(reading, part).blocks(part.root, base);
  const marginOf = ({ part, isLater }: (typeof headers)[number]): Margin => ({ blocks: read(part), isLater });
  const text = { headers: headers.map(marginOf), body: read(file.main), footers: footers.map(marginOf) };
  const found = { unread: [...shared.unread], pictures: findPictures(file), madeAt: documentDate(file) };
  return { ...text, ...found, unseen: unseen.flatMap(read), hasPageBreak: sections > 1 || breaksPage(root) };
}

/** Square EMUs; a logo or a line is no backdrop. A twentieth of A4. */
const minArea = 4e12;

function isFilled(shape: XmlElement): boolean {
  const properties = findInside(shape, 'spPr');
  if (childOf(properties, 'noFill')) return false;
  const colour = childOf(childOf(properties, 'solidFill'), 'srgbClr')?.attributes['val']?.toUpperCase();
  return colour !== 'FFFFFF';
}

function isLarge(anchor: XmlElement): boolean {
  const { cx = '', cy = '' } = childOf(anchor, 'extent')?.attributes ?? {};
  return !(Number(cx) * Number(cy) < minArea);
}

/** Whether a shape or picture lies behind the text. */
function hasBackdrop(element: XmlElement): boolean {
  if (element.name === 'anchor' && element.attributes['behindDoc'] === '1') return true;
  return element.children.some(hasBackdrop);
}

/** Older drawings say in a style of their own where they lie. */
function isOldShape({ name, attributes }: XmlElement): boolean {
  const isShape = name === 'rect' || name === 'shape' || name === 'roundrect';
  return isShape && /z-index:\s?-/.test(attributes['style'] ?? '') && attributes['filled'] !== 'f';
}

/** Whether a header holds a shape behind the text of its pages: all that it draws lies below the body. */
function hasPageBackdrop(element: XmlElement): boolean {
  if (element.name === 'anchor' && isLarge(element) && isFilled(element)) return true;
  return isOldShape(element) || element.children.some(hasPageBackdrop);
}

const emusPerPoint = 12_700;

function drawingsOf(element: XmlElement): XmlElement[] {
  const { name, attributes } = element;
  // A picture behind the text decorates the page.
  if (name === 'inline' || (name === 'anchor' && attributes['behindDoc'] !== '1')) return [element];
  return name === 'del' || name === 'Fallback' ? [] : element.children.flatMap(drawingsOf);
}

/** The pictures in the body of a document. */
function findPictures(file: DocxFile): DocumentPicture[] {
  const { root, relations } = file.main;
  return drawingsOf(root).flatMap((drawing) => {
    const id = findInside(drawing, 'blip')?.attributes['embed'];
    const target = id === undefined ? undefined : relations.get(id)?.target;
    if (target === undefined) return [];
    const { cx, cy } = childOf(drawing, 'extent')?.attributes ?? {};
    const area = (Number(cx) / emusPerPoint) * (Number(cy) / emusPerPoint);
    return [{ area: area > 0 ? area : null, load: () => recognisablePicture(file.file(target)) }];
  });
}
