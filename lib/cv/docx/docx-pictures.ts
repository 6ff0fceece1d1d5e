import { recognisablePicture } from '@/lib/cv/picture/recognisable-picture';
import type { DocumentPicture } from './document-text';
import type { DocxFile } from './open-docx';
import { childOf, findInside, type XmlElement } from './parse-xml';

const emusPerPoint = 12_700;

function drawingsOf(element: XmlElement): XmlElement[] {
  const { name, attributes } = element;
  // A picture behind the text decorates the page.
  if (name === 'inline' || (name === 'anchor' && attributes['behindDoc'] !== '1')) return [element];
  return name === 'del' || name === 'Fallback' ? [] : element.children.flatMap(drawingsOf);
}

/** The pictures in the body of a document. */
export function findPictures(file: DocxFile): DocumentPicture[] {
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
