import type { DocumentBlock, ReadableDocument } from '@/lib/documents/document-blocks';
import { givenFacts } from '../enums';
import type { FileScope, Lines } from '../file-scope';
import type { FileLine, LineOf } from '../line-schemas';
import { auditorDocument, documentWords, type AuditorDocument, type DocumentWords } from './document-words';
import { sayLine, type ToldType } from './say-line';

/** The parts of the document, and the lines that each tells of; the skeletons stand between the first and the second. */
const parts = {
  facts: ['fact'],
  versions: ['version'],
  settings: ['setting-change'],
  processes: ['process', 'criterion', 'criterion-change'],
  people: ['person'],
  oversight: ['oversight', 'fast-decisions', 'fairness-run'],
  notices: ['notice-version', 'notice-count', 'request-count'],
  incidents: ['incident'],
  retention: ['retention-count', 'retention-rule', 'retention-run'],
  logs: ['log-count'],
} as const satisfies Record<string, readonly (ToldType | 'fact' | 'process')[]>;

type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];
const explained = ['versions', 'settings', 'processes', 'oversight', 'incidents', 'logs'] as const;

/** So many lines of a kind stand in the document; the rest is counted, so that its length has an end. */
const mostOfKind = 300;

type Told = Exclude<FileLine, { type: 'file' | 'run' | 'event' | 'end' }>;

const partOf = ({ type }: Told): Part =>
  partNames.find((name) => (parts[name] as readonly string[]).includes(type)) ?? 'facts';

/** Collects lines as blocks, part by part. */
class Collector {
  readonly documents: DocumentBlock[] = [];
  readonly blocks = new Map<Part, DocumentBlock[]>(partNames.map((name) => [name, []]));
  private readonly processes = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private readonly more = new Map<Part, number>();
  private readonly seen = { seen: 0, corrected: 0 };

  constructor(private readonly words: DocumentWords) {}

  add(line: Told): void {
    if (line.type === 'document') {
      this.addDocument(line);
      return;
    }
    if (line.type === 'process') this.processes.set(line.processId, `${line.ordinalNumber}. ${line.name}`);
    if (line.type === 'oversight') {
      this.seen.seen += line.seen;
      this.seen.corrected += line.corrected;
    }
    const part = partOf(line);
    const count = (this.counts.get(line.type) ?? 0) + 1;
    this.counts.set(line.type, count);
    if (count > mostOfKind) this.more.set(part, (this.more.get(part) ?? 0) + 1);
    else this.addTold(line, this.blocks.get(part) ?? []);
  }

  private addDocument({ kind, text }: LineOf<'document'>): void {
    const t = auditorDocument(this.words.locale);
    if (kind === 'title') this.documents.push({ kind: 'heading', level: 2, text });
    else if (kind === 'heading') this.documents.push({ kind: 'heading', level: 3, text });
    else if (kind === 'text') this.documents.push({ kind: 'paragraph', text });
    else if (kind === 'gap') this.documents.push({ kind: 'quote', text: t('gap', { text }) });
    else addItem(this.documents, text);
  }

  private addTold(line: Exclude<Told, { type: 'document' }>, blocks: DocumentBlock[]): void {
    const { locale, on } = this.words;
    const t = auditorDocument(locale);
    if (line.type === 'fact') {
      const { name, value } = line;
      const isGap = givenFacts.some((one) => one === name);
      // What is nothing is left out; a model is none where the rules judge.
      const said = name === 'engine' && value ? this.words.engine(value) : (value ?? (isGap ? t('missing') : ''));
      addFact(blocks, t(`fact.${name}`), said);
    } else if (line.type === 'process') {
      const flags = (['restricted', 'blindMode', 'hidesScore'] as const).filter((flag) => line[flag]);
      const { people: count, blocked, erased, createdAt } = line;
      const text = t('process.line', {
        count,
        blocked,
        erased,
        at: on(createdAt),
        flags: flags.map((flag) => t(`process.${flag}`)).join(' '),
      });
      blocks.push({ kind: 'heading', level: 3, text: this.nameOf(line.processId) }, { kind: 'paragraph', text });
    } else {
      addItem(blocks, sayLine(line, { ...this.words, processName: (id) => this.nameOf(id) }));
    }
  }

  private nameOf(processId: string): string {
    return this.processes.get(processId) ?? processId;
  }

  /** A part with its heading; without a line it says so. */
  part(name: Part): DocumentBlock[] {
    const { locale, share } = this.words;
    const t = auditorDocument(locale);
    const { seen, corrected } = this.seen;
    const about = explained.find((one) => one === name);
    const told = this.blocks.get(name) ?? [];
    const more = this.more.get(name);
    const paragraphs = [
      about && t(`about.${about}`),
      name === 'oversight' && seen > 0 && t('total', { seen, corrected, share: share(corrected, seen) }),
      told.length === 0 && t('none'),
    ];
    return [
      { kind: 'heading', level: 2, text: t(`section.${name}`) },
      ...paragraphs.flatMap((text): DocumentBlock[] => (text ? [{ kind: 'paragraph', text }] : [])),
      ...told,
      ...(more === undefined ? [] : [{ kind: 'paragraph' as const, text: t('more', { count: more }) }]),
    ];
  }
}

function addItem(blocks: DocumentBlock[], item: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') (last.items as string[]).push(item);
  else blocks.push({ kind: 'list', items: [item] });
}

function addFact(blocks: DocumentBlock[], name: string, value: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'facts') (last.rows as [string, string][]).push([name, value]);
  else blocks.push({ kind: 'facts', rows: [[name, value]] });
}

function proofBlocks(first: LineOf<'file'>, t: AuditorDocument): DocumentBlock[] {
  const { seq, hash, faultSeq } = first.chain;
  return [
    { kind: 'heading', level: 2, text: t('section.proof') },
    { kind: 'paragraph', text: t('proof') },
    { kind: 'paragraph', text: `${seq}:${hash}` },
    { kind: 'paragraph', text: faultSeq === null ? t('chainWhole') : t('chainBroken', { seq: faultSeq }) },
  ];
}

/** The file as a document to read, of the lines that are no single runs and events; its length has a bound. */
export async function describeFile(scope: FileScope, first: LineOf<'file'>, lines: Lines): Promise<ReadableDocument> {
  const words = documentWords(scope.locale);
  const { at } = words;
  const t = auditorDocument(scope.locale);
  const collector = new Collector(words);
  let processName: string | null = null;
  for await (const line of lines) {
    if (line.type === 'file' || line.type === 'run' || line.type === 'event' || line.type === 'end') continue;
    if (line.type === 'process' && scope.processId !== null) processName = line.name;
    collector.add(line);
  }
  const about = processName === null ? t('of.installation') : t('of.process', { name: processName });
  return {
    title: `${t('title')}: ${about}`,
    language: scope.locale,
    madeAt: scope.madeAt,
    blocks: [
      { kind: 'heading', level: 1, text: t('title') },
      { kind: 'paragraph', text: about },
      { kind: 'paragraph', text: t('lead', { at: at(first.madeAt), version: first.product }) },
      { kind: 'paragraph', text: t('notAdvice') },
      { kind: 'paragraph', text: t('people') },
      ...collector.part('facts'),
      ...collector.documents,
      ...partNames.slice(1).flatMap((name) => collector.part(name)),
      ...proofBlocks(first, t),
    ],
  };
}
