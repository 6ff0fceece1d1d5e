import { SaxesParser } from 'saxes';
import { ReadFailure } from '@/lib/cv/read-failure';

/** An element; names without their prefixes, which Word does not change. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text. */
  text: string;
}

const maxElements = 400_000;
const maxDepth = 200;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The name of text between elements, where it is kept in its place. */
export const textNode = '#text';

/**
 * Parses a part of a DOCX or an OpenDocument file. Entities of a document type are unknown, so none is expanded or fetched.
 *
 * @param options `isMixed`: text stands between elements, and is kept there as elements named `textNode`
 * @throws ReadFailure `damaged`, `too-much-text`
 */
export function parseXml(xml: string, { isMixed = false } = {}): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  parser.on('error', () => {
    throw new ReadFailure('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > maxElements || open.length > maxDepth) throw new ReadFailure('too-much-text');
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]);
    const element = { name: localName(name), attributes: Object.fromEntries(named), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (isMixed) element?.children.push({ name: textNode, attributes: {}, children: [], text });
    else if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Its children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element of a name, at any depth. */
export function findInside(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findInside(child, name);
    if (found) return found;
  }
  return undefined;
}
