import type { DocxFile, XmlPart } from './open-docx';
import { childOf, type XmlElement } from './parse-xml';
import { isOn } from './text-styles';

/** A header or footer that Word shows. */
interface ShownPart {
  part: XmlPart;
  /** On further pages only. */
  isLater: boolean;
}

/** The headers and footers of a document, by whether Word shows them. */
export interface HeaderParts {
  headers: ShownPart[];
  footers: ShownPart[];
  /** Word shows them on no page. */
  unseen: XmlPart[];
  sections: number;
}

interface Reference {
  /** `header` or `footer`. */
  kind: string;
  id: string | undefined;
  isShown: boolean;
  isLater: boolean;
}

/** The settings of all sections in their order, without those before a tracked change. */
function sectionsOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === 'sectPr') return [child];
    return child.name.endsWith('Change') ? [] : sectionsOf(child);
  });
}

function isSet(element: XmlElement | undefined, name: string): boolean {
  const found = childOf(element, name);
  return found !== undefined && isOn(found);
}

/** A section without a header of a kind has that of the section before. */
function referencesOf(sections: XmlElement[], hasEvenPages: boolean): Reference[] {
  const inherited = new Map<string, string | undefined>();
  return sections.flatMap((section, index) => {
    for (const { name, attributes } of section.children) {
      if (name === 'headerReference' || name === 'footerReference') {
        inherited.set(`${name.slice(0, 6)} ${attributes['type'] ?? 'default'}`, attributes['id']);
      }
    }
    const hasFirstPage = isSet(section, 'titlePg');
    return [...inherited].map(([key, id]): Reference => {
      const [kind = '', page = ''] = key.split(' ');
      const isShown = page === 'default' || (page === 'first' && hasFirstPage) || (page === 'even' && hasEvenPages);
      const isLater = index > 0 || page === 'even' || (page === 'default' && hasFirstPage);
      return { kind, id, isShown, isLater };
    });
  });
}

/**
 * Which headers and footers Word shows: those that a section refers to, the first page's and the even pages' only where
 * the settings say so.
 *
 * @throws ReadFailure `damaged`, `too-much-text`
 */
export function findHeaders(file: DocxFile): HeaderParts {
  const { main } = file;
  const settings = file.related(main, 'settings')?.root.children[0];
  const sections = sectionsOf(main.root);
  const shown = new Map<XmlPart, Reference>();
  for (const reference of referencesOf(sections, isSet(settings, 'evenAndOddHeaders'))) {
    const target = main.relations.get(reference.id ?? '')?.target;
    const part = target === undefined ? null : file.xml(target);
    if (!part || !reference.isShown) continue;
    shown.set(part, { ...reference, isLater: reference.isLater && shown.get(part)?.isLater !== false });
  }
  const partsOf = (wanted: string) =>
    [...shown].flatMap(([part, { kind, isLater }]) => (kind === wanted ? [{ part, isLater }] : []));
  const all = [...main.relations.values()]
    .filter(({ type }) => type === 'header' || type === 'footer')
    .flatMap(({ target }) => file.xml(target) ?? []);
  const unseen = [...new Set(all)].filter((part) => !shown.has(part));
  return { headers: partsOf('header'), footers: partsOf('footer'), unseen, sections: sections.length };
}
