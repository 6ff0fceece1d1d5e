import PDFDocument from 'pdfkit';
import type { DemoCv } from '../demo-cv';
import type { SectionKey } from '../wording';
import { drawPortrait, drawText, type Block, type Doc, type Palette } from './blocks';
import { collect } from './collect';
import { drawHeader } from './page-header';
import { fontBytes, type FontFace } from './fonts';
import { lookNamed, type Look } from './looks';
import { flow, pageSize, stackHeight, type Column } from './page-flow';
import { renderScan } from './render-scan';
import { consent, section, sectionBody, type SectionContext } from './sections';
import { labelled } from './labelled';

const margin = 46;
const sidebarWidth = 186;
const faces: FontFace[] = ['regular', 'bold', 'italic'];
const asideSections: SectionKey[] = ['contact', 'skills', 'languages', 'certificates', 'interests'];
const mainSections: SectionKey[] = ['profile', 'experience', 'projects', 'education'];
const allSections: SectionKey[] = [...mainSections, 'skills', 'languages', 'certificates', 'interests', 'extra'];

/**
 * Draws a CV. Equal input gives equal bytes: the dates in the file are fixed.
 *
 * @param position - the CV's place in the list; varies the wording of headings.
 */
export async function renderCv(cv: DemoCv, position: number): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, size: 'A4', font: '', info: documentInfo(cv) });
  const bytes = collect(doc);
  if (cv.form === 'scan') renderScan(doc, cv, position);
  else drawCv(doc, cv, position);
  doc.end();
  return bytes;
}

function documentInfo(cv: DemoCv): PDFKit.DocumentInfo {
  const made = new Date(Date.UTC(2026, 9, 5, 8, 0, 0));
  return { Title: `CV ${cv.name}`, Producer: 'Text editor', Creator: 'Text editor', CreationDate: made, ModDate: made };
}

function drawCv(doc: Doc, cv: DemoCv, position: number): void {
  const look = lookNamed(cv.look);
  for (const face of faces) doc.registerFont(face, fontBytes(look.font, face));
  const palette: Palette = { ink: '#23272e', muted: '#5d6672', accent: look.accent, soft: '#dfe4ea', size: look.size };
  const context: SectionContext = { cv, look, palette, position };
  doc.addPage();
  if (look.sidebar) drawTwoColumns(doc, context, look.sidebar);
  else drawOneColumn(doc, context);
  drawHidden(doc, cv, look);
}

/** Slight overflow: use a smaller font instead of another page. */
const tighterSizes = [1, 0.95, 0.91, 0.87];

function drawOneColumn(doc: Doc, context: SectionContext): void {
  const { cv, look, palette } = context;
  const width = pageSize.width - 2 * margin;
  const top = drawHeader(doc, cv, look, palette, margin, width);
  const column: Column = { x: margin, width, top, bottom: pageSize.height - 40 };
  flow(doc, fittingBlocks(doc, context, width, column.bottom - top), column, () => undefined);
}

function fittingBlocks(doc: Doc, context: SectionContext, width: number, room: number): Block[] {
  for (const share of tighterSizes) {
    const blocks = oneColumnBlocks({ ...context, palette: { ...context.palette, size: context.palette.size * share } });
    if (stackHeight(doc, blocks, width) <= room) return blocks;
  }
  return oneColumnBlocks(context);
}

function oneColumnBlocks(context: SectionContext): Block[] {
  const blocks = allSections.flatMap((key) =>
    context.look.layout === 'labels' ? labelled(key, sectionBody(key, context), context) : section(key, context),
  );
  return [...blocks, consent(context)];
}

function drawTwoColumns(doc: Doc, context: SectionContext, sidebar: NonNullable<Look['sidebar']>): void {
  const { cv, look, palette } = context;
  const onLeft = look.layout === 'sidebar-left';
  const background = (): void => {
    doc.rect(onLeft ? 0 : pageSize.width - sidebarWidth, 0, sidebarWidth, pageSize.height).fill(sidebar.fill);
  };
  background();
  const aside = asideContext(context, sidebar.dark);
  const asideX = (onLeft ? 0 : pageSize.width - sidebarWidth) + 20;
  const left = drawAside(doc, aside, asideX, sidebarWidth - 38);

  const x = onLeft ? sidebarWidth + 26 : margin;
  const width = pageSize.width - sidebarWidth - 26 - margin + (onLeft ? 10 : 0);
  const top = drawHeader(doc, cv, look, palette, x, width);
  const blocks = [...mainSections, ...left, 'extra' as const].flatMap((key) => section(key, context));
  flow(doc, [...blocks, consent(context)], { x, width, top, bottom: pageSize.height - 40 }, background);
}

function asideContext(context: SectionContext, dark: boolean): SectionContext {
  const size = context.palette.size * 0.93;
  const light: Palette = { ink: '#ffffff', muted: '#dbe3ee', accent: '#ffffff', soft: '#5c6b82', size };
  const look: Look = context.look.heading === 'split' ? { ...context.look, heading: 'plain' } : context.look;
  return { ...context, look, palette: dark ? light : { ...context.palette, soft: '#c3cad3', size } };
}

/** Fills the first page's side column; returns the sections that did not fit. */
function drawAside(doc: Doc, context: SectionContext, x: number, width: number): SectionKey[] {
  const bottom = pageSize.height - 40;
  let y = 48;
  if (context.look.photo !== 'none') {
    drawPortrait(doc, x + width / 2 - 48, y, 96, context.look.photo, '#8b95a3');
    y += 120;
  }
  const left: SectionKey[] = [];
  for (const key of asideSections) {
    const blocks: Block[] = section(key, context);
    const height = stackHeight(doc, blocks, width) + (blocks[0]?.before ?? 0);
    if (y + height > bottom) left.push(key);
    else {
      flow(doc, blocks, { x, width, top: y, bottom: Number.POSITIVE_INFINITY }, () => undefined);
      y += height;
    }
  }
  return left;
}

/** For use beside a tinted side column, which would show white letters. */
function drawHidden(doc: Doc, cv: DemoCv, look: Look): void {
  const [white, ...tiny] = cv.hidden;
  const x = look.layout === 'sidebar-left' ? sidebarWidth + 26 : margin;
  const width = pageSize.width - x - margin;
  if (white) drawText(doc, white, { face: 'regular', size: 6, color: '#ffffff' }, x, pageSize.height - 60, width);
  if (tiny.length > 0) {
    drawText(doc, tiny.join(' '), { face: 'regular', size: 1, color: '#888888' }, x, pageSize.height - 24, width);
  }
}
