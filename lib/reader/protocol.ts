import type { JudgeInput, Judgement, Quote } from '@/lib/domain/analysis-schemas';
import type { LeftOutText, RequirementProposal } from '@/lib/domain/requirement-proposal';
import type { RequirementCheck } from '@/lib/domain/requirement-check';
import type { DateDoubt } from '@/lib/domain/date-doubts';
import type { Grounding, ModelVerdict } from '@/lib/domain/grounding';
import type { CvDocument, CvLanguage } from '@/lib/domain/cv-document';
import type { CandidateProfile } from '@/lib/cv/extract-profile';
import type { PersonFacts } from '@/lib/cv/person/compare-people';
import type { PersonTrait } from '@/lib/domain/person-traits';
import type { PageInDoubt, SeenPage } from '@/lib/cv/pdf/read-pages';
import type { SearchText } from '@/lib/cv/masking/search-text';
import type { CvFileKind } from '@/lib/cv/file-kind';
import type { ReadFailureCode, ReadLimits } from '@/lib/cv/read-failure';

interface FileInput {
  bytes: Uint8Array;
  limits: ReadLimits;
}

export interface Masking {
  /** Whether names are masked too. */
  blind: boolean;
  /** The file's name as it was uploaded: its words may be the person's name. */
  fileName?: string | null;
  /** The candidate's name as known from outside the CV; null: only the name that the CV says. */
  name: { firstName: string | null; lastName: string | null } | null;
  /** Whether the text is a job's description, not a CV: family, leaves and children in it are never the candidate's. */
  isDescription?: boolean;
  /**
   * Present for a blind process: sex, nationality, residence and other people are masked too. Never set before
   * judging.
   */
  traits?: {
    /** Where the candidate lives, as known from outside the CV. */
    town: string | null;
  };
}

/** How a CV is masked for the search: nothing left in it tells who the person is. */
export const blindMasking: Masking = { blind: true, name: null, traits: { town: null } };

export interface VerifiedCv {
  judgements: Judgement[];
  profile: CandidateProfile;
  hasHiddenText: boolean;
  dateDoubts: DateDoubt[];
  language: CvLanguage;
}

/** A requirement as a model proposes it. */
export type ProposedText = Pick<RequirementProposal, 'text' | 'necessity' | 'importance'>;

export interface CheckedRequirements {
  /**
   * One entry for each proposed requirement, in their order: the requirement as it may be shown, or why it is left
   * out.
   */
  checked: (RequirementProposal | { text: string; reason: LeftOutText['reason'] | 'not-stated' })[];
  /** Sentences of the description that are no requirements. */
  leftOut: LeftOutText[];
}

/** Jobs of the reader process. A CV's text is passed as JSON of a `CvDocument`. */
export interface Jobs {
  /**
   * Opens a PDF and counts its pages. `attached`: names of the documents inside a portfolio; null: the PDF is no
   * portfolio.
   */
  probe: { input: FileInput; result: { pageCount: number; attached: string[] | null } };
  /** Takes the document at `index` (from 0, in the order of `attached`) out of a portfolio; null: there is none. */
  attachment: { input: FileInput & { index: number }; result: { document: Uint8Array | null } };
  /**
   * Draws as a PDF: a file that has no pages of its own (DOCX, ODT, RTF, text, picture), or text that a person typed
   * (`text`).
   */
  preview: {
    input: FileInput & { kind: Exclude<CvFileKind, 'pdf'> | 'text' };
    /** `encoding`: only of a text file. */
    result: { pdf: Uint8Array; encoding?: string };
  };
  /**
   * Reads a CV's text. `recognised`: pages already read from their pictures (JSON of `CvPage`).
   *
   * `looked`: pages that were drawn to see which of their text is visible; `unseen`: pages that could not be drawn
   * for this; `isTyped`: a person typed the text and so vouches for it; `toRecognise`: pages still to be read from
   * their pictures; `problem`: why the CV cannot be judged; `searchText`: null when the CV has no text, or when the
   * text is long and is masked by a separate `searchText` job.
   */
  read: {
    input: FileInput & { recognised: string[]; looked: SeenPage[]; unseen?: number[]; isTyped: boolean };
    result: {
      pageCount: number;
      cv: string;
      toRecognise: number[];
      /** Pages that must be drawn to know which of their text is visible. */
      toLookAt: PageInDoubt[];
      problem: 'no-text' | 'unreadable' | null;
      searchText: SearchText | null;
    };
  };
  /** Keeps of a file's reading only the pages that belong to one candidate. */
  takePages: {
    input: { cv: string; pages: number[] };
    result: Pick<Jobs['read']['result'], 'pageCount' | 'cv' | 'problem' | 'searchText'>;
  };
  /** Reads a page from its picture. */
  recognise: { input: { bytes: Uint8Array; page: number }; result: { page: string } };
  /** The text that is judged, its pages separated by form feeds. */
  plainText: { input: { cv: string }; result: Pick<CvDocument, 'readerVersion' | 'language'> & { text: string } };
  /** Draws a page with and without the text in doubt, and tells which of that text is visible. */
  look: { input: { bytes: Uint8Array; page: PageInDoubt }; result: { page: SeenPage } };
  /** Draws the first page, or the first that is the candidate's, as a WebP picture `width` pixels wide. */
  firstPage: { input: { bytes: Uint8Array; width: number; page?: number }; result: { picture: Uint8Array } };
  /** Judges the CV with the built-in engine, and verifies its quotes as `verify` does. */
  judge: { input: JudgeInput; result: VerifiedCv };
  /**
   * Writes the CV's lines as a model may see them: numbered, with personal data masked.
   *
   * `headings`: numbers of the lines that begin a section; `namesInDoubt`: how many words that may be the person's
   * name are still in the lines.
   */
  prepare: {
    input: { cv: string; masking: Masking };
    result: { text: string; headings: number[]; namesInDoubt: number };
  };
  /** Looks up what a model quotes from those lines. `criteria`: what each is about. */
  ground: {
    input: { cv: string; masking: Masking; verdicts: ModelVerdict[]; criteria: string[] };
    result: Grounding[];
  };
  /**
   * Writes quotes, and texts about the person that are not from the CV, as a model may see them: with personal data
   * masked.
   */
  maskQuotes: {
    input: { cv: string; masking: Masking; quotes: Quote[]; texts: string[] };
    result: { quotes: string[]; texts: string[] };
  };
  /** Writes a job's description as a model may see it: personal data and the names of contacts are masked. */
  prepareDescription: { input: { description: string }; result: { text: string } };
  /** Checks the requirements that a model found in a description. */
  checkRequirements: {
    input: { description: string; proposed: ProposedText[] };
    result: CheckedRequirements;
  };
  /** Says how the built-in engine checks each requirement. */
  explainRequirements: { input: { texts: string[] }; result: { checks: RequirementCheck[][] } };
  /** Verifies the quotes of judgements against the CV, and extracts the candidate's data. */
  verify: {
    input: { cv: string; judgements: Judgement[]; locale: 'pl' | 'en' };
    result: VerifiedCv;
  };
  /**
   * Compares a CV's person with the person of the former CV. An empty result: they may be the same person.
   * `formerCv`: null when it was not read.
   */
  comparePeople: {
    input: { cv: string; formerCv: string | null; former: PersonFacts };
    result: { differs: PersonTrait[] };
  };
  /** Writes the CV's text as it may be searched, personal data masked, and what was masked. */
  searchText: { input: { cv: string; masking: Masking }; result: SearchText };
  /** Writes the CV's pages, JSON of `CvPage[]`, with blocks in place of personal data. */
  maskPages: { input: { cv: string; masking: Masking }; result: { pages: string } };
  /** Writes the judged pages' text alone, with blocks in place of what is masked and, if asked, of lines about pay. */
  sharedPages: {
    input: { cv: string; masking: Masking | null; hidesPay: boolean };
    result: { pages: { number: number; text: string }[] };
  };
  /** Makes a PDF of the CV's visible text with blocks over personal data. */
  redact: { input: { cv: string; masking: Masking }; result: { bytes: Uint8Array } };
}

export type JobKind = keyof Jobs;
/** Jobs on a file. Any unexpected failure of one means that the file is damaged. */
export const fileJobs: ReadonlySet<JobKind> = new Set<JobKind>([
  'probe',
  'attachment',
  'preview',
  'read',
  'recognise',
  'look',
  'firstPage',
]);

export type Job<K extends JobKind = JobKind> = { [Kind in K]: { kind: Kind; input: Jobs[Kind]['input'] } }[K];
export type JobResult = Jobs[JobKind]['result'];

export type WorkerRequest = Job & { id: number };

export type WorkerResponse =
  | { type: 'ready' }
  | { type: 'done'; id: number; result: JobResult }
  /** `broken`: a rule failed on the text; the file is not to blame. */
  | { type: 'failed'; id: number; failure: ReadFailureCode | 'broken' };
