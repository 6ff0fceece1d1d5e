import type { DocumentText } from '@/lib/cv/docx/document-text';
import { childOf, findInside, parseXml, type XmlElement } from '@/lib/cv/docx/parse-xml';
import { ReadFailure } from '@/lib/cv/read-failure';
import { BlockReader } from './odt-blocks';
import { findMargins, type OdtMargin } from './odt-margins';
import { OdtStyles } from './odt-styles';
import { openOdt } from './open-odt';

/**
 * The text of an OpenDocument file: headers, body with lists, tables and text boxes, footers; and what of it was not read.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `macros`, `encrypted`, `other-format`
 */
export function readOdt(bytes: Uint8Array, maxCharacters: number): DocumentText {
  const file = openOdt(bytes);
  const content = parseXml(file.content, { isMixed: true });
  const styles = file.styles === null ? null : parseXml(file.styles, { isMixed: true });
  const text = childOf(findInside(content, 'body'), 'text');
  if (!text) throw new ReadFailure('other-format');
  const reader = new BlockReader(new OdtStyles(styles ? [styles, content] : [content]), file, maxCharacters);
  const place = { isShaded: hasBackdrop(styles), isItem: false };
  const margins = findMargins(styles, content);
  const shown = (isHeader: boolean) => margins.filter((margin) => margin.isHeader === isHeader && !margin.isUnseen);
  const read = ({ element, isLater }: OdtMargin) => ({ blocks: reader.blocks(element, place), isLater });
  return {
    headers: shown(true).map(read),
    body: reader.blocks(text, place),
    footers: shown(false).map(read),
    unseen: margins.filter(({ isUnseen }) => isUnseen).flatMap((margin) => read(margin).blocks),
    unread: [...reader.unread],
    pictures: reader.pictures,
    hasPageBreak: breaksPage(content),
  };
}

function breaksPage({ name, attributes, children }: XmlElement): boolean {
  const isBreak = attributes['break-before'] === 'page' || attributes['break-after'] === 'page';
  return name === 'soft-page-break' || isBreak || children.some(breaksPage);
}

/** A picture or a colour behind the page: white text may be seen. */
function hasBackdrop(styles: XmlElement | null): boolean {
  const layouts = styles ? (findInside(styles, 'automatic-styles')?.children ?? []) : [];
  return layouts.some((layout) => {
    const properties = layout.name === 'page-layout' ? childOf(layout, 'page-layout-properties') : undefined;
    const colour = properties?.attributes['background-color']?.toLowerCase();
    const isColoured = colour !== undefined && colour !== 'transparent' && colour !== '#ffffff';
    return isColoured || childOf(properties, 'background-image')?.attributes['href'] !== undefined;
  });
}
