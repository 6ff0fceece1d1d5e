import { findInside, type XmlElement } from '@/lib/cv/docx/parse-xml';

/** A header or footer of a page style. */
export interface OdtMargin {
  element: XmlElement;
  isHeader: boolean;
  /** Whether nobody sees it: it is switched off, or belongs to pages that the document does not have. */
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
  // Walking a set also visits what is added to it meanwhile.
  for (const name of all) {
    const next = masters.find(({ attributes }) => attributes['name'] === name)?.attributes['next-style-name'];
    if (next) all.add(next);
  }
  return { named, following: new Set([...all].filter((name) => !named.has(name))) };
}

const kinds = new Set(['header', 'footer', 'header-first', 'footer-first', 'header-left', 'footer-left']);
const isOff = ({ attributes }: XmlElement) => attributes['display'] === 'false';

/** The headers and footers of a document; the same text counts once. */
export function findMargins(styles: XmlElement | null, content: XmlElement): OdtMargin[] {
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
        ...{ element, isHeader: side === 'header' },
        isUnseen: isUnseen && (other?.isUnseen ?? true),
        isLater: isLater && (other?.isLater ?? true),
      });
    }
  }
  return [...found.values()];
}
