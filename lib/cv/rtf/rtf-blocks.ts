import type { DocumentPicture, DocumentText } from '@/lib/cv/docx/document-text';
import { plainStyle, type TextStyle } from '@/lib/cv/docx/text-styles';
import { ReadFailure } from '@/lib/cv/read-failure';
import type { UnreadPart } from '@/lib/domain/cv-document';
import { characterOf, decodeBytes, encodingOfCharset, encodingOfPage, symbols } from './rtf-encodings';
import { RtfPicture } from './rtf-picture';
import { RtfSections } from './rtf-sections';
import { RtfStory } from './rtf-story';
import { readRtf, type RtfHandler } from './rtf-tokens';

/** What a group inherits, and changes for itself. */
interface Group {
  destination: Destination;
  style: TextStyle;
  font: number;
  /** How many characters stand for one that is given by its number. */
  substitutes: number;
  isDeleted: boolean;
  /** Its first group is for older readers, the second one says the same in Unicode. */
  isTwofold: boolean;
  /** A text box may have a colour. */
  isInBox: boolean;
}

const storied = new Set<Destination>(['header', 'footer', 'box']);
/** What is read of these begins a destination of its own. */
const silent = new Set<Destination>(['skipped', 'fonts', 'property', 'object']);
/** Word nests a dozen. */
const maxGroups = 1000;
const maxFonts = 5000;

/** A mark of a list, not the number of an item. */
const isBullet = (text: string) => text.trim() === 'o' || !/[\p{L}\p{N}]/u.test(text);

const hex = (value: number) => Math.min(Math.max(value, 0), 255).toString(16).padStart(2, '0').toUpperCase();

/** Reads the blocks of one document. */
class BlockReader implements RtfHandler {
  readonly body = new RtfStory();
  readonly sections = new RtfSections();
  readonly unread = new Set<UnreadPart>();
  readonly pictures: DocumentPicture[] = [];
  private readonly stories = [this.body];
  /** The words that began the headers and boxes that are read. */
  private readonly margins: string[] = [];
  private picture = new RtfPicture();
  private objectClass = '';
  private group: Group = {
    destination: 'text',
    style: plainStyle,
    font: 0,
    substitutes: 1,
    isDeleted: false,
    isTwofold: false,
    isInBox: false,
  };
  private readonly groups: Group[] = [];
  private encoding = 'windows-1252';
  private readonly fonts = new Map<number, string>();
  private defaultFont = 0;
  private readonly colours: (string | null)[] = [];
  private rgb: [number, number, number] | null = null;
  private bytes: number[] = [];
  private bulletText = '';
  /** Characters still to be left out, and whether a group may be left out. */
  private toSkip = 0;
  private isOptional = false;
  private readonly budget: { charactersLeft: number };

  constructor(budget: { charactersLeft: number }) {
    this.budget = budget;
  }

  private get story(): RtfStory {
    return this.stories.at(-1) ?? this.body;
  }

  open = (): void => {
    this.flush();
    if (this.groups.length >= maxGroups) throw new ReadFailure('too-much-text');
    this.groups.push(this.group);
    const isOlder = this.group.isTwofold;
    this.group = { ...this.group, isTwofold: false, destination: isOlder ? 'skipped' : this.group.destination };
    this.toSkip = 0;
    this.isOptional = false;
  };

  close = (): void => {
    this.flush();
    const before = this.groups.pop();
    if (!before) return;
    const { destination } = this.group;
    this.group = before;
    if (destination !== before.destination) this.endDestination(destination);
    this.toSkip = 0;
  };

  /** Closes what a file that was cut off leaves open. */
  end(): void {
    while (this.groups.length > 0) this.close();
    this.flush();
  }

  private endDestination(destination: Destination): void {
    if (destination === 'bullet') {
      if (isBullet(this.bulletText)) this.story.beginItem();
      else this.story.push(this.bulletText, this.group.style);
      this.bulletText = '';
    }
    if (destination === 'picture') this.pictures.push(this.picture.end());
    if (destination === 'object') this.unread.add(/chart/i.test(this.objectClass) ? 'CHART' : 'OBJECT');
    if (!storied.has(destination)) return;
    const blocks = this.stories.length > 1 ? (this.stories.pop()?.end() ?? []) : [];
    if (destination === 'box') this.story.addBox(blocks);
    else this.sections.add(this.margins.pop() ?? '', blocks);
  }

  private begin(destination: Destination, word: string): void {
    // Inside what is left out nothing is read again.
    const outer = this.groups.at(-1)?.destination;
    if (this.group.destination === 'skipped' || this.group.destination !== outer || destination === outer) return;
    // A picture may be a property of a shape; that of an object only shows the object.
    if (outer === 'property' && destination !== 'picture') return;
    const isOfNobody = destination === 'picture' && (outer === 'result' || this.group.style.isVanished);
    this.group.destination = isOfNobody ? 'skipped' : destination;
    if (destination === 'picture') this.picture = new RtfPicture();
    if (destination === 'object') this.objectClass = '';
    if (!storied.has(destination)) return;
    if (destination !== 'box') this.margins.push(word);
    this.stories.push(new RtfStory());
    this.group.isInBox ||= destination === 'box';
    this.group.style = { ...this.group.style, isShaded: this.group.isInBox };
  }

  byte = (byte: number): void => {
    if (this.toSkip > 0) {
      this.toSkip -= 1;
      return;
    }
    const { destination } = this.group;
    if (silent.has(destination)) return;
    if (destination === 'picture') return this.picture.hexadecimal(byte);
    if (destination === 'objectClass') {
      this.objectClass += String.fromCharCode(byte);
      return;
    }
    if (destination === 'colours') {
      if (byte === 0x3b) this.addColour();
      return;
    }
    this.bytes.push(byte);
  };

  binary = (bytes: Uint8Array): void => {
    if (this.group.destination === 'picture') this.picture.binary(bytes);
  };

  word = (name: string, value: number | null): void => {
    if (name === '*') {
      this.isOptional = true;
      return;
    }
    const { isOptional } = this;
    this.isOptional = false;
    const destination = destinationOf(name, isOptional);
    if (name === 'ud' && this.groups.length > 0 && this.groups.at(-1)?.isTwofold) {
      this.group.destination = this.groups.at(-1)?.destination ?? 'text';
      return;
    }
    if (destination) return this.begin(destination, name);
    if (this.group.destination === 'picture') return this.picture.word(name, value);
    if (this.group.destination === 'fonts') return this.fontWord(name, value ?? 0);
    if (this.group.destination === 'colours') return this.colourWord(name, value ?? 0);
    if (!silent.has(this.group.destination) && this.group.destination !== 'objectClass') this.textWord(name, value);
  };

  private fontWord(name: string, value: number): void {
    if (name === 'f') this.group.font = value;
    const encoding = name === 'fcharset' ? encodingOfCharset(value) : name === 'cpg' ? encodingOfPage(value) : null;
    if (encoding && this.fonts.size < maxFonts) this.fonts.set(this.group.font, encoding);
  }

  private colourWord(name: string, value: number): void {
    const part = ['red', 'green', 'blue'].indexOf(name);
    if (part < 0) return;
    this.rgb ??= [0, 0, 0];
    this.rgb[part] = value;
  }

  private addColour(): void {
    this.colours.push(this.rgb && this.rgb.map(hex).join(''));
    this.rgb = null;
  }

  private textWord(name: string, value: number | null): void {
    if (name === 'u') return this.unicode(value ?? 0);
    const text = Object.hasOwn(characters, name) ? characters[name] : undefined;
    if (text !== undefined) {
      if (this.toSkip > 0) this.toSkip -= 1;
      else this.push(text);
      return;
    }
    this.flush();
    this.toSkip = 0;
    this.sections.word(name, value);
    if (ends.has(name)) {
      this.story.endParagraph();
      if (name === 'page') this.story.breakPage(this.group.style);
    } else if (!this.documentWord(name, value) && !this.tableWord(name, value ?? 0)) {
      this.styleWord(name, value);
    }
  }

  private unicode(value: number): void {
    this.push(characterOf(value));
    this.toSkip = this.group.substitutes;
  }

  private documentWord(name: string, value: number | null): boolean {
    if (name === 'ansicpg') this.encoding = encodingOfPage(value ?? 0) ?? this.encoding;
    else if (name === 'mac') this.encoding = 'macintosh';
    else if (name === 'deff') this.defaultFont = this.group.font = value ?? 0;
    else if (name === 'f') this.group.font = value ?? 0;
    else if (name === 'uc') this.group.substitutes = Math.min(Math.max(value ?? 1, 0), 10);
    else if (name === 'upr') this.group.isTwofold = true;
    else return false;
    return true;
  }

  private tableWord(name: string, value: number): boolean {
    const { story } = this;
    if (name === 'trowd') story.beginRow();
    else if (name === 'intbl') story.inRow();
    else if (name === 'trleft') story.setLeft(value);
    else if (name === 'cellx') story.addEdge(value);
    else if (name === 'cell') story.endCell();
    else if (name === 'row') story.endRow();
    else if (name === 'clcbpat' && value > 0) story.shadeRow();
    else return false;
    return true;
  }

  private styleWord(name: string, value: number | null): void {
    const { style, isInBox } = this.group;
    const isOn = value !== 0;
    const change = (changed: Partial<TextStyle>) => (this.group.style = { ...style, ...changed });
    if (name === 'b') change({ isBold: isOn });
    else if (name === 'i') change({ isItalic: isOn });
    else if (name === 'v') change({ isVanished: isOn });
    else if (name === 'fs' && value && value > 0) change({ size: value / 2 });
    else if (name === 'cf') change({ colour: this.colours[value ?? 0] ?? null });
    else if (['highlight', 'cb', 'chcbpat', 'cbpat'].includes(name)) change({ isShaded: isInBox || Boolean(value) });
    else if (name === 'pard') change({ isShaded: isInBox });
    else if (name === 'deleted') this.group.isDeleted = isOn;
    else if (name === 'plain') {
      change({ ...plainStyle, size: 12, isShaded: isInBox });
      this.group.font = this.defaultFont;
    }
  }

  private push(text: string): void {
    this.flush();
    if (text !== '') this.pushText(text);
  }

  private pushText(text: string): void {
    const { destination, style, isDeleted } = this.group;
    this.budget.charactersLeft -= text.length;
    if (this.budget.charactersLeft < 0) throw new ReadFailure('too-much-text');
    if (destination === 'bullet') this.bulletText += text;
    else if (!isDeleted) this.story.push(text, style);
  }

  /** Writes the bytes that were read, in the encoding of their font. */
  private flush(): void {
    if (this.bytes.length === 0) return;
    const encoding = this.fonts.get(this.group.font) ?? this.encoding;
    const text = decodeBytes(this.bytes, encoding);
    this.bytes = [];
    this.pushText(encoding === symbols ? text : text.replace(/[\u0000-\u0008\u000e-\u001f]/g, ''));
  }
}

/**
 * The text of an RTF file: headers, body with lists, tables and text boxes, footers; and what of it was not read.
 *
 * @throws ReadFailure `too-much-text`
 */
export function readRtfText(bytes: Uint8Array, budget: { charactersLeft: number }): DocumentText {
  const reader = new BlockReader(budget);
  readRtf(bytes, reader);
  reader.end();
  const { sections, unread, pictures } = reader;
  const body = reader.body.end();
  return { ...sections.end(), body, unread: [...unread], pictures, hasPageBreak: sections.hasPageBreak };
}

/** What control words stand for. */
const characters: Record<string, string> = {
  tab: '\t',
  nestcell: '\t',
  line: '\n',
  lbr: '\n',
  softline: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Words that end a paragraph. A line end behind a backslash is one. */
const ends = new Set(['par', 'sect', 'page', 'column', 'nestrow', '\n', '\r']);

/** Where the text of a group goes. */
type Destination = 'text' | 'bullet' | 'header' | 'footer' | 'box' | 'result' | OtherDestination;

/** Of what is no text. */
type OtherDestination = 'skipped' | 'fonts' | 'colours' | 'picture' | 'property' | 'object' | 'objectClass';

const named: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colours',
  listtext: 'bullet',
  pntext: 'bullet',
  pict: 'picture',
  sp: 'property',
  object: 'object',
  objclass: 'objectClass',
  result: 'result',
};

/** Groups of these names are no text. */
const skipped = [
  'stylesheet info fldinst shprslt nonshppict listtable listoverridetable revtbl rsidtbl themedata',
  'colorschememapping datastore latentstyles generator filetbl xmlnstbl mmathPr bkmkstart bkmkend xe tc rxe txe',
  'private template comment annotation atnid atnauthor ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn objdata objname',
].flatMap((line) => line.split(' '));
for (const name of skipped) named[name] = 'skipped';
for (const name of ['header', 'headerl', 'headerr', 'headerf']) named[name] = 'header';
for (const name of ['footer', 'footerl', 'footerr', 'footerf']) named[name] = 'footer';
for (const name of ['shptxt', 'dptxbxtext', 'footnote']) named[name] = 'box';

/** Read although an older reader may leave them out. */
const optional = new Set(['shpinst', 'do', 'ud', 'shppict']);

/**
 * The destination that a control word begins; null: none.
 *
 * @param isOptional it may be left out by a reader that does not know it
 */
function destinationOf(word: string, isOptional: boolean): Destination | null {
  if (optional.has(word)) return 'text';
  return (Object.hasOwn(named, word) ? named[word] : undefined) ?? (isOptional ? 'skipped' : null);
}
