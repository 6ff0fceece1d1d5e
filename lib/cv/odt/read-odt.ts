import type { DocumentText } from '@/lib/cv/docx/document-text';
import { childOf, findInside, parseXml, type XmlElement } from '@/lib/cv/docx/parse-xml';
import { ReadFailure } from '@/lib/cv/read-failure';
import { BlockReader } from './odt-blocks';
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

/** A header or footer of a page style. */
interface OdtMargin {
  element: XmlElement;
  isHeader: boolean;
  /** It is switched off, or of pages that the document does not have. */
  isUnseen: boolean;
  /** On further pages only. */
  isLater: boolean;
}

/** Page styles that the document begins with or changes to, and those that follow them by themselves. */
function usedMasters(masters: XmlElement[], roots: XmlElement[]): { named: Set<string>; following: Set<string> } {
  const named = new Set<string>();
  const first = masters.find(({ attributes }) => attributes['name'] === 'Standard') ?? masters[0];
  if (first) named.add(first.attributes['name'] ?? '');
  for (const sheet of roots.flatMap(({ children }) => children.flatMap((root) => root.children))) {
    if (sheet.name !== 'styles' && sheet.name !== 'automatic-styles') continue;
    for (const { attributes } of sheet.children) {
      const master = attributes['master-page-name'];
      if (master) named.add(master);
    }
  }
  const all = new Set(named);
  // A set that grows is walked to its new end.
  for (const name of all) {
    const next = masters.find(({ attributes }) => attributes['name'] === name)?.attributes['next-style-name'];
    if (next) all.add(next);
  }
  return { named, following: new Set([...all].filter((name) => !named.has(name))) };
}

const kinds = new Set(['header', 'footer', 'header-first', 'footer-first', 'header-left', 'footer-left']);
const isOff = ({ attributes }: XmlElement) => attributes['display'] === 'false';

/** The headers and footers of a document; the same text counts once. */
function findMargins(styles: XmlElement | null, content: XmlElement): OdtMargin[] {
  const masters = (styles ? findInside(styles, 'master-styles') : undefined)?.children ?? [];
  const { named, following } = usedMasters(masters, styles ? [styles, content] : [content]);
  const found = new Map<string, OdtMargin>();
  for (const { attributes, children } of masters) {
    const name = attributes['name'] ?? '';
    for (const element of children.filter((child) => kinds.has(child.name))) {
      const side = element.name.slice(0, 6);
      const hasFirst = children.some((child) => child.name === `${side}-first` && !isOff(child));
      const isUnseen = isOff(element) || !(named.has(name) || following.has(name));
      const isLater = following.has(name) || element.name.endsWith('-left') || (element.name === side && hasFirst);
      const text = JSON.stringify([side, element.children]);
      const other = found.get(text);
      found.set(text, {
        element,
        isHeader: side === 'header',
        isUnseen: isUnseen && (other?.isUnseen ?? true),
        isLater: isLater && (other?.isLater ?? true),
      });
    }
  }
  return [...found.values()];
}
