import { explainRequirement } from '@/lib/analysis/criteria/explain-requirement';
import { findDateDoubts } from '@/lib/analysis/doubts/find-date-doubts';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { groundResponse } from '@/lib/analysis/evidence/ground-response';
import { maskedText, numberSentences, type NumberedSentence } from '@/lib/analysis/evidence/number-sentences';
import { verifyEvidence } from '@/lib/analysis/evidence/verify-evidence';
import { findStated } from '@/lib/analysis/evidence/stands-in-description';
import { checkProposed } from '@/lib/requirement-review/check-proposed';
import type { Judgement } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import { languageOfCv } from '@/lib/cv/language/language-of-cv';
import { extractName, extractProfile } from '@/lib/cv/extract-profile';
import { readerVersion } from '@/lib/cv/reader-version';
import { countNamesInDoubt, maskForBlindProcess, maskPersonalData } from '@/lib/cv/mask-personal-data';
import { findSectionLines } from '@/lib/cv/profile/sections';
import { findPayLines } from '@/lib/cv/profile/expected-salary';
import { findContactNames } from '@/lib/cv/masking/contact-names';
import { redactedPages } from '@/lib/cv/masking/redacted-pages';
import type { Mask } from '@/lib/cv/masking/mask';
import type { MaskedName } from '@/lib/cv/masking/own-names';
import { searchTextOf, type SearchText } from '@/lib/cv/masking/search-text';
import { findAttachedDocuments, readAttachedDocument } from '@/lib/cv/pdf/attached-documents';
import { comparePeople, type PersonFacts } from '@/lib/cv/person/compare-people';
import { hasConvertedLines } from '@/lib/cv/pdf/converted-lines';
import { findSetAside, judgedPart, ownPagesOf, withoutSetAside } from '@/lib/cv/person/judged-part';
import { findFileDate } from '@/lib/cv/pdf/file-date';
import { openPdf } from '@/lib/cv/pdf/open-pdf';
import {
  blindMasking,
  type Job,
  type JobResult,
  type Jobs,
  type Masking,
  type VerifiedCv,
} from '@/lib/reader/protocol';
import { readPages } from '@/lib/cv/pdf/read-pages';
import { findUnreadParts } from '@/lib/cv/pdf/unread-parts';
import { redactedPdf } from '@/lib/cv/pdf/redacted-pdf';
import {
  chooseReadings,
  measurePages,
  problemOf,
  type MeasuredPage,
  type RecognisedPage,
} from '@/lib/cv/quality/choose-reading';

/** Characters; a page has some three thousand. */
const longText = 100_000;

/** Written by this process and stored by the server, so it is not validated again. */
function documentOf(cv: string): CvDocument {
  return JSON.parse(cv) as CvDocument;
}

/** The part of a CV that is judged: without a letter before it and without other people's CVs. */
function judgedOf(cv: string): CvDocument {
  return judgedPart(documentOf(cv));
}

/** A page written by the picture program, or by the server for a page that could not be recognised. */
function pageOf(page: string): RecognisedPage {
  return JSON.parse(page) as RecognisedPage;
}

/** Marks a page whose text could not be looked at. */
function withUnseen(page: MeasuredPage, unseen: readonly number[]): MeasuredPage {
  const isUnseen = page.quality.source === 'TEXT' && unseen.includes(page.number);
  return isUnseen ? { ...page, quality: { ...page.quality, isUnseen } } : page;
}

async function read(input: Jobs['read']['input']): Promise<Jobs['read']['result']> {
  const { bytes, limits, recognised, looked, unseen = [], isTyped } = input;
  const file = await openPdf(bytes, limits);
  try {
    const { pageCount, pages, marks, hiddenText, toLookAt } = await readPages(file, limits, looked);
    const { chosen, toRecognise, isPictureUnread } = isTyped
      ? { chosen: await measurePages(pages), toRecognise: [], isPictureUnread: false }
      : await chooseReadings(pages, marks, recognised.map(pageOf), hasConvertedLines(bytes));
    const text = chosen.map((page) => page.text).join('\n');
    const setAside = findSetAside(chosen);
    const judged = withoutSetAside(chosen, setAside);
    const problem = problemOf(judged);
    const madeOn = isTyped ? undefined : await findFileDate(file);
    const document: CvDocument = {
      readerVersion,
      pageCount,
      language: languageOfCv({ pages: judged }),
      ...(madeOn !== undefined && { madeOn }),
      pages: unseen.length > 0 ? chosen.map((page) => withUnseen(page, unseen)) : chosen,
      hiddenText,
      unreadParts: [...(await findUnreadParts(file)), ...(isPictureUnread ? (['PICTURE'] as const) : [])],
      problem,
      ...(setAside.length > 0 && { setAside }),
    };
    const searchText = problem || toRecognise.length > 0 ? null : ordinarySearchText(document, text.length);
    return { pageCount, cv: JSON.stringify(document), toRecognise, toLookAt, problem, searchText };
  } finally {
    await file.loadingTask.destroy();
  }
}

function takePages({ cv, pages }: Jobs['takePages']['input']): Jobs['takePages']['result'] {
  const own = ownPagesOf(documentOf(cv), pages);
  const judged = judgedPart(own).pages;
  // This version's readers measure every page.
  const problem = problemOf(judged.flatMap((page) => (page.quality ? [{ ...page, quality: page.quality }] : [])));
  const document: CvDocument = { ...own, language: languageOfCv({ pages: judged }), problem };
  const length = own.pages.reduce((sum, { text }) => sum + text.length, 0);
  const searchText = problem ? null : ordinarySearchText(document, length);
  return { pageCount: own.pageCount, cv: JSON.stringify(document), problem, searchText };
}

function plainText({ cv }: Jobs['plainText']['input']): Jobs['plainText']['result'] {
  const document = documentOf(cv);
  const text = judgedPart(document)
    .pages.map((page) => page.text)
    .join('\f');
  return { text, readerVersion: document.readerVersion, language: document.language };
}

/** The candidate's names: as known from outside, as the CV says them, and those of other people in the same file. */
function namesOf(document: CvDocument, { name }: Masking): MaskedName {
  const { firstName, lastName } = extractName(judgedPart(document));
  const others = (document.setAside ?? []).map((part) => part.name);
  const joined = (...names: (string | null | undefined)[]): string => names.filter(Boolean).join(' ');
  return { firstName: joined(name?.firstName, firstName), lastName: joined(name?.lastName, lastName, ...others) };
}

function masksOf(document: CvDocument, masking: Masking): Mask[][] {
  const { blind, traits, fileName, isDescription } = masking;
  const known = { fileName, isDescription };
  if (!blind) return maskPersonalData(document, null, known);
  const name = namesOf(document, masking);
  return traits ? maskForBlindProcess(document, name, traits.town, known) : maskPersonalData(document, name, known);
}

/** The masked text for the search. Null for a long text, which a separate job masks, and when masking fails. */
function ordinarySearchText(document: CvDocument, characters: number): SearchText | null {
  if (characters > longText) return null;
  try {
    return searchTextOf(document, masksOf(document, blindMasking));
  } catch {
    return null;
  }
}

function sentencesOf(document: CvDocument, masking: Masking): NumberedSentence[] {
  return numberSentences(document, masksOf(document, masking));
}

function searchText({ cv, masking }: Jobs['searchText']['input']): Jobs['searchText']['result'] {
  const document = documentOf(cv);
  return searchTextOf(document, masksOf(document, masking));
}

function maskPages({ cv, masking }: Jobs['maskPages']['input']): Jobs['maskPages']['result'] {
  const document = documentOf(cv);
  return { pages: JSON.stringify(redactedPages(document, masksOf(document, masking))) };
}

function sharedPages({ cv, masking, hidesPay }: Jobs['sharedPages']['input']): Jobs['sharedPages']['result'] {
  const document = judgedOf(cv);
  const masks = masking ? masksOf(document, masking) : [];
  const pay = hidesPay ? findPayLines(findSectionLines(document)) : [];
  const all = document.pages.map(({ number }, index) => [
    ...(masks[index] ?? []),
    ...pay.filter(({ page }) => page === number),
  ]);
  return { pages: redactedPages(document, all).map(({ number, text }) => ({ number, text })) };
}

async function redact({ cv, masking }: Jobs['redact']['input']): Promise<Jobs['redact']['result']> {
  const document = documentOf(cv);
  return { bytes: await redactedPdf(document, masksOf(document, masking)) };
}

function write(sentences: NumberedSentence[]): { text: string } {
  return { text: sentences.map(({ id, text }) => `[${id}] ${text.trim()}`).join('\n') };
}

function prepare({ cv, masking }: Jobs['prepare']['input']): Jobs['prepare']['result'] {
  const document = judgedOf(cv);
  const masks = masksOf(document, masking);
  const sentences = numberSentences(document, masks);
  const namesInDoubt = masking.blind
    ? countNamesInDoubt(document, masks, namesOf(document, masking), { fileName: masking.fileName })
    : 0;
  const starts = new Set(
    findSectionLines(document).flatMap(({ page, start, isHeading }) => (isHeading ? [`${page} ${start}`] : [])),
  );
  const headings = sentences.filter(({ page, start }) => starts.has(`${page} ${start}`)).map(({ id }) => id);
  return { ...write(sentences), headings, namesInDoubt };
}

function maskQuotes({ cv, masking, quotes, texts }: Jobs['maskQuotes']['input']): Jobs['maskQuotes']['result'] {
  const document = judgedOf(cv);
  const masks = masksOf(document, masking);
  const quoteOf = ({ page: number, start, end }: (typeof quotes)[number]): string => {
    const index = document.pages.findIndex((page) => page.number === number);
    return maskedText(document.pages[index]?.text ?? '', { start, end }, masks[index] ?? []);
  };
  // Extracted once for all texts: extracting the profile of a long CV takes a while.
  const own: Masking = masking.blind ? { ...masking, name: namesOf(document, masking) } : masking;
  const textOf = (text: string): string => {
    if (text === '') return '';
    const page = { number: 1, width: 0, height: 0, text, spans: [] };
    const alone: CvDocument = { readerVersion, pageCount: 1, language: 'unknown', pages: [page], hiddenText: [] };
    return maskedText(text, { start: 0, end: text.length }, masksOf(alone, own)[0] ?? []);
  };
  return { quotes: quotes.map(quoteOf), texts: texts.map(textOf) };
}

function prepareDescription({
  description,
}: Jobs['prepareDescription']['input']): Jobs['prepareDescription']['result'] {
  const page = { number: 1, width: 0, height: 0, text: description, spans: [] };
  const document: CvDocument = { readerVersion, pageCount: 1, language: 'unknown', pages: [page], hiddenText: [] };
  return write(sentencesOf(document, { blind: true, name: findContactNames(description), isDescription: true }));
}

function checkRequirements({
  description,
  proposed,
}: Jobs['checkRequirements']['input']): Jobs['checkRequirements']['result'] {
  const { checked, leftOut } = checkProposed(description, proposed);
  const stated = findStated(
    description,
    proposed.map(({ text }) => text),
  );
  const entries = checked.flatMap((ones, index): Jobs['checkRequirements']['result']['checked'] =>
    stated[index] ? ones : [{ text: proposed[index]?.text ?? '', reason: 'not-stated' as const }],
  );
  return { checked: entries, leftOut };
}

function ground({ cv, masking, verdicts, criteria }: Jobs['ground']['input']): Jobs['ground']['result'] {
  const document = judgedOf(cv);
  return groundResponse(document, sentencesOf(document, masking), verdicts, criteria);
}

function judge(input: Jobs['judge']['input']): Jobs['judge']['result'] {
  const document = judgedOf(input.cv);
  return verifyIn(document, judgeOffline({ ...input, document }), input.locale);
}

function verify({ cv, judgements, locale }: Jobs['verify']['input']): Jobs['verify']['result'] {
  return verifyIn(judgedOf(cv), judgements, locale);
}

function verifyIn(document: CvDocument, judgements: Judgement[], locale: 'pl' | 'en'): VerifiedCv {
  return {
    judgements: verifyEvidence(document, judgements, locale),
    profile: extractProfile(document),
    hasHiddenText: document.hiddenText.length > 0,
    dateDoubts: findDateDoubts(document, new Date().toISOString().slice(0, 10)),
    language: document.language,
  };
}

const textOf = ({ pages }: CvDocument): string => pages.map(({ text }) => text).join('\n');

/** What is stored of the former person counts before what the former CV says. */
function compare({ cv, formerCv, former }: Jobs['comparePeople']['input']): Jobs['comparePeople']['result'] {
  const document = judgedOf(cv);
  const formerDocument = formerCv === null ? null : judgedOf(formerCv);
  const read = formerDocument && extractProfile(formerDocument);
  const person: PersonFacts = {
    firstName: former.firstName ?? read?.firstName ?? null,
    lastName: former.lastName ?? read?.lastName ?? null,
    email: former.email ?? read?.email ?? null,
    phone: former.phone ?? read?.phone ?? null,
  };
  const known = { person, text: formerDocument && textOf(formerDocument) };
  return { differs: comparePeople(known, { person: extractProfile(document), text: textOf(document) }) };
}

/**
 * Runs one job of the reader process.
 *
 * @throws ReadFailure; any other error of `probe` or `read` means a damaged file
 */
export async function runJob(job: Job): Promise<JobResult> {
  switch (job.kind) {
    case 'probe':
      return probe(job.input);
    case 'attachment':
      return attachment(job.input);
    case 'read':
      return read(job.input);
    // Loaded with the first file of another kind: most CVs are PDFs.
    case 'takePages':
      return takePages(job.input);
    case 'plainText':
      return plainText(job.input);
    case 'preview':
      return (await import('./draw-pages')).drawPages(job.input);
    case 'recognise':
    case 'look':
    case 'firstPage':
      throw new Error('Pages are drawn, and their pictures read, by the other program.');
    case 'judge':
      return judge(job.input);
    case 'prepare':
      return prepare(job.input);
    case 'maskQuotes':
      return maskQuotes(job.input);
    case 'prepareDescription':
      return prepareDescription(job.input);
    case 'checkRequirements':
      return checkRequirements(job.input);
    case 'explainRequirements':
      return { checks: job.input.texts.map(explainRequirement) };
    case 'ground':
      return ground(job.input);
    case 'verify':
      return verify(job.input);
    case 'comparePeople':
      return compare(job.input);
    case 'searchText':
      return searchText(job.input);
    case 'maskPages':
      return maskPages(job.input);
    case 'sharedPages':
      return sharedPages(job.input);
    case 'redact':
      return redact(job.input);
  }
}

/** Opens a PDF, counts its pages, and names the documents inside a portfolio. @throws as `openPdf` */
async function probe({ bytes, limits }: Jobs['probe']['input']): Promise<Jobs['probe']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    await file.getPage(1);
    const attached = (await findAttachedDocuments(file))?.map(({ name }) => name) ?? null;
    return { pageCount: file.numPages, attached };
  } finally {
    await file.loadingTask.destroy();
  }
}

/** Takes a document out of a portfolio. @throws as `openPdf` */
async function attachment({
  bytes,
  limits,
  index,
}: Jobs['attachment']['input']): Promise<Jobs['attachment']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    return { document: await readAttachedDocument(file, index) };
  } finally {
    await file.loadingTask.destroy();
  }
}
