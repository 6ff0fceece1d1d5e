import type { DemoCv } from '../demo-cv';
import { drawPortrait, drawText, textHeight, type Doc, type Palette, type TextStyle } from './blocks';
import type { Look } from './looks';
import { pageSize } from './page-flow';

/**
 * Draws name, headline and, unless a side column has them, the contact details.
 *
 * @returns the y at which the text below may begin.
 */
export function drawHeader(doc: Doc, cv: DemoCv, look: Look, palette: Palette, x: number, width: number): number {
  if (look.header === 'band') return drawBand(doc, cv, look, palette, x, width);
  const withContact = look.sidebar === null;
  const portrait = withContact && look.photo !== 'none' ? 74 : 0;
  const left = look.header === 'monogram' ? x + 66 : x;
  const room = width - (left - x) - (portrait ? portrait + 14 : 0);
  if (look.header === 'monogram') drawMonogram(doc, cv, palette, x);
  const align = look.header === 'centred' ? 'center' : 'left';
  const lines: [string, TextStyle][] = [
    [cv.name, { face: 'bold', size: palette.size * 2.5, color: palette.accent, align, lineGap: 0 }],
    [cv.headline, { face: 'regular', size: palette.size * 1.25, color: palette.muted, align }],
  ];
  if (withContact)
    lines.push([contactLine(cv), { face: 'regular', size: palette.size * 0.94, color: palette.ink, align }]);
  const bottom = drawLines(doc, lines, left, 46, room);
  if (portrait && look.photo !== 'none')
    drawPortrait(doc, x + width - portrait, 44, portrait, look.photo, palette.muted);
  return Math.max(bottom, portrait ? 44 + portrait : 0) + 12;
}

function drawBand(doc: Doc, cv: DemoCv, look: Look, palette: Palette, x: number, width: number): number {
  const portrait = look.photo === 'none' ? 0 : 72;
  const room = width - (portrait ? portrait + 14 : 0);
  const lines: [string, TextStyle][] = [
    [cv.name, { face: 'bold', size: palette.size * 2.5, color: '#ffffff', lineGap: 0 }],
    [cv.headline, { face: 'regular', size: palette.size * 1.25, color: '#ffffff' }],
    [contactLine(cv), { face: 'regular', size: palette.size * 0.94, color: '#ffffff' }],
  ];
  const tall = lines.reduce((sum, [text, style]) => sum + textHeight(doc, text, style, room) + 3, 0);
  const height = Math.max(tall, portrait) + 52;
  doc.rect(0, 0, pageSize.width, height).fill(palette.accent);
  drawLines(doc, lines, x, 28, room);
  if (look.photo !== 'none') drawPortrait(doc, x + width - portrait, 26, portrait, look.photo, '#7d889a');
  return height + 20;
}

function drawLines(doc: Doc, lines: [string, TextStyle][], x: number, top: number, width: number): number {
  let y = top;
  for (const [text, style] of lines) {
    drawText(doc, text, style, x, y, width);
    y += textHeight(doc, text, style, width) + 3;
  }
  return y;
}

function drawMonogram(doc: Doc, cv: DemoCv, palette: Palette, x: number): void {
  const words = cv.name.split(' ');
  const initials = `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
  doc.roundedRect(x, 46, 52, 52, 6).fill(palette.accent);
  drawText(doc, initials, { face: 'bold', size: 22, color: '#ffffff', align: 'center', lineGap: 0 }, x, 59, 52);
}

function contactLine(cv: DemoCv): string {
  return [cv.town, cv.phone, cv.email].join('   |   ');
}
