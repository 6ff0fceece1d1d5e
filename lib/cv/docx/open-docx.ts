import { unzipSync } from 'fflate';
import { ReadFailure } from '@/lib/cv/read-failure';
import { parseXml, type XmlElement } from './parse-xml';

/** A CV of fifty pages has two million characters of XML. */
const maxPartBytes = 10_000_000;
/** Parts that are unpacked or looked for, at most. */
const maxParts = 200;
/** Of all parts together. */
const maxBytes = 40_000_000;
const maxNames = 10_000;

/** A part of the archive that holds XML, and what it refers to. */
export interface XmlPart {
  name: string;
  root: XmlElement;
  /** By id. */
  relations: Map<string, Relation>;
}

export interface Relation {
  /** The last word of its type: `header`, `footnotes`, … */
  type: string;
  /** The name of a part, as `DocxFile` knows it. */
  target: string;
}

/** Part names are the same in capitals and small letters, and some producers write them with a slash in front. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function resolveTarget(source: string, target: string): string {
  const folder = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  const path: string[] = [];
  for (const step of [...folder, ...target.split('/')]) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return plainName(path.join('/'));
}

/** XML is written in UTF-8 or UTF-16; a mark at its start or its first sign says which. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}

/** The parts of a DOCX, unpacked when they are asked for. */
export class DocxFile {
  private readonly bytes: Uint8Array;
  private readonly parts = new Map<string, XmlPart | null>();
  private partsLeft = maxParts;
  private bytesLeft = maxBytes;
  readonly main: XmlPart;

  /** @throws ReadFailure `damaged`, `too-much-text`, `macros`; `other-format` for OpenDocument and other archives */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const names = new Set<string>();
    this.unzip((name) => {
      if (names.size < maxNames) names.add(name);
      return false;
    });
    if ([...names].some((name) => name.endsWith('vbaproject.bin'))) throw new ReadFailure('macros');
    const start = [...this.relationsOf('').values()].find(({ type }) => type === 'officedocument')?.target;
    const main = this.xml(start !== undefined && names.has(start) ? start : 'word/document.xml');
    if (main?.root.children[0]?.name !== 'document') throw new ReadFailure('other-format');
    this.main = main;
  }

  private unzip(isWanted: (name: string) => boolean): Uint8Array | undefined {
    try {
      const found = unzipSync(this.bytes, {
        // A part cannot unpack to more than it says.
        filter: ({ name, originalSize }) => {
          if (!isWanted(plainName(name))) return false;
          this.bytesLeft -= originalSize;
          if (originalSize > maxPartBytes || this.bytesLeft < 0) throw new ReadFailure('too-much-text');
          return true;
        },
      });
      return Object.values(found)[0];
    } catch (error) {
      throw error instanceof ReadFailure ? error : new ReadFailure('damaged');
    }
  }

  /** The bytes of a part; undefined: there is none. @throws ReadFailure `damaged`, `too-much-text` */
  file(name: string): Uint8Array | undefined {
    this.partsLeft -= 1;
    if (this.partsLeft < 0) throw new ReadFailure('too-much-text');
    return this.unzip((other) => other === name);
  }

  private relationsOf(name: string): Map<string, Relation> {
    const cut = name.lastIndexOf('/') + 1;
    const file = this.file(`${name.slice(0, cut)}_rels/${name.slice(cut)}.rels`);
    const relations = new Map<string, Relation>();
    if (!file) return relations;
    for (const { attributes } of parseXml(decodeText(file)).children[0]?.children ?? []) {
      const { Id: id, Type: type = '', Target: target, TargetMode: mode } = attributes;
      // What lies outside the file is never fetched.
      if (id === undefined || target === undefined || mode === 'External') continue;
      const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
      relations.set(id, { type: kind, target: resolveTarget(name, target) });
    }
    return relations;
  }

  /** A part of XML; null: there is none. @throws ReadFailure `damaged`, `too-much-text` */
  xml(name: string): XmlPart | null {
    const known = this.parts.get(name);
    if (known !== undefined) return known;
    const file = this.file(name);
    const part = file ? { name, root: parseXml(decodeText(file)), relations: this.relationsOf(name) } : null;
    this.parts.set(name, part);
    return part;
  }

  /** The part to which another one refers once, by the kind of reference. */
  related(part: XmlPart, type: string): XmlPart | null {
    const relation = [...part.relations.values()].find((one) => one.type === type);
    return relation ? this.xml(relation.target) : null;
  }
}
