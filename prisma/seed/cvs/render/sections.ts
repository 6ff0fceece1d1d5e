import type { CvEntry, DemoCv } from '../demo-cv';
import { consentOf, formatPeriod, headingOf, type SectionKey } from '../wording';
import {
  bullet,
  chips,
  drawText,
  oneLine,
  paragraph,
  textHeight,
  type Block,
  type Palette,
  type TextStyle,
} from './blocks';
import { sectionHeading } from './headings';
import type { Look } from './looks';
import { languageLine, skillTable } from './tables';

/** Input of every section. */
export interface SectionContext {
  cv: DemoCv;
  look: Look;
  palette: Palette;
  /** The CV's place in the list; varies wording. */
  position: number;
}

export const styleOf = (palette: Palette, change: Partial<TextStyle> = {}): TextStyle => ({
  face: 'regular',
  size: palette.size,
  color: palette.ink,
  ...change,
});

/** The blocks of a section without heading; empty when the CV has no such section. */
export function sectionBody(key: SectionKey, context: SectionContext): Block[] {
  const { cv, palette, look } = context;
  const text = styleOf(palette);
  const list = (items: string[]): Block[] => items.map((item) => bullet(look.bullet, item, text, palette.accent, 2));
  switch (key) {
    case 'profile':
      return cv.profile.map((item) => paragraph(item, text, 3));
    case 'experience':
      return cv.experience.flatMap((entry) => entryBlocks(entry, context));
    case 'projects':
      return list(cv.projects);
    case 'education':
      return cv.education.flatMap((entry) => entryBlocks(entry, context));
    case 'skills':
      return skillBlocks(context);
    case 'languages':
      return cv.languages.map((item) => languageLine(item.name, item.level, look.levels, palette));
    case 'certificates':
      return list(cv.certificates);
    case 'interests':
      return cv.interests.map((item) => paragraph(item, text, 2));
    case 'extra':
      return list(cv.extra);
    case 'contact':
      return [oneLine(cv.phone, text, 2), oneLine(cv.email, text, 2), paragraph(cv.town, text, 2)];
  }
}

/** A section with heading; empty when there is no content. */
export function section(key: SectionKey, context: SectionContext): Block[] {
  const body = sectionBody(key, context);
  if (body.length === 0) return [];
  return [sectionHeading(headingOf(key, context.cv.locale, context.position), context.look, context.palette), ...body];
}

/** The consent at the bottom of the CV. */
export function consent({ cv, palette, position }: SectionContext): Block {
  const style = styleOf(palette, { face: 'italic', size: palette.size * 0.74, color: palette.muted });
  return paragraph(consentOf(cv.locale, position), style, palette.size * 1.6);
}

function entryBlocks(entry: CvEntry, context: SectionContext): Block[] {
  const { cv, look, palette, position } = context;
  const period = formatPeriod(entry.from, entry.to, look.dates, cv.locale, position);
  const dated =
    look.layout === 'gutter' ? gutterHead(entry, period, palette) : inlineHead(entry, period, look, palette);
  const indent = look.layout === 'gutter' ? gutterWidth : 0;
  const points = entry.bullets.map((item) =>
    indented(bullet(look.bullet, item, styleOf(palette), palette.accent, 2), indent),
  );
  return [{ ...dated, keepWithNext: points.length > 0 }, ...points];
}

const gutterWidth = 96;

function indented(block: Block, indent: number): Block {
  return {
    ...block,
    height: (doc, width) => block.height(doc, width - indent),
    draw: (doc, x, y, width) => block.draw(doc, x + indent, y, width - indent),
  };
}

function gutterHead(entry: CvEntry, period: string, palette: Palette): Block {
  const title = styleOf(palette, { face: 'bold', size: palette.size * 1.06 });
  const place = styleOf(palette, { face: 'italic', color: palette.muted });
  const date = styleOf(palette, { size: palette.size * 0.9, color: palette.accent });
  return {
    before: 7,
    height: (doc, width) =>
      textHeight(doc, entry.title, title, width - gutterWidth) +
      textHeight(doc, entry.place, place, width - gutterWidth),
    draw: (doc, x, y, width) => {
      drawText(doc, period, date, x, y + 1, gutterWidth - 10);
      drawText(doc, entry.title, title, x + gutterWidth, y, width - gutterWidth);
      const below = y + textHeight(doc, entry.title, title, width - gutterWidth);
      drawText(doc, entry.place, place, x + gutterWidth, below, width - gutterWidth);
    },
  };
}

function inlineHead(entry: CvEntry, period: string, look: Look, palette: Palette): Block {
  const title = styleOf(palette, { face: 'bold', size: palette.size * 1.06 });
  const place = styleOf(palette, { face: 'italic', color: palette.muted });
  const dateWidth = palette.size * (look.dates === 'words' ? 16 : 11);
  const date = styleOf(palette, { size: palette.size * 0.9, color: palette.muted, align: 'right' });
  const besides = (width: number): boolean => width > 360;
  const below = [entry.place, period].filter(Boolean).join('  |  ');
  return {
    before: 7,
    height: (doc, width) =>
      textHeight(doc, entry.title, title, besides(width) ? width - dateWidth : width) +
      textHeight(doc, besides(width) ? entry.place : below, place, width),
    draw: (doc, x, y, width) => {
      const titleWidth = besides(width) ? width - dateWidth : width;
      drawText(doc, entry.title, title, x, y, titleWidth);
      const next = y + textHeight(doc, entry.title, title, titleWidth);
      if (besides(width)) drawText(doc, period, date, x + width - dateWidth, y + 1, dateWidth);
      drawText(doc, besides(width) ? entry.place : below, place, x, next, width);
    },
  };
}

function skillBlocks({ cv, look, palette }: SectionContext): Block[] {
  if (cv.skills.length === 0) return [];
  if (look.skills === 'table') return [skillTable(cv.skills, palette)];
  const small = styleOf(palette, { size: palette.size * 0.92 });
  return cv.skills.flatMap((group): Block[] => {
    const label = group.label
      ? [{ ...paragraph(group.label, styleOf(palette, { face: 'bold' }), 4), keepWithNext: true }]
      : [];
    if (look.skills === 'chips') return [...label, chips(group.items, small, palette.soft, 3)];
    return [...label, paragraph(group.items.join(', '), styleOf(palette), 1)];
  });
}
