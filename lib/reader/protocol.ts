import type { JudgeInput, Judgement, Quote } from '@/lib/domain/analysis-schemas';
import type { LeftOutText, RequirementProposal } from '@/lib/domain/requirement-proposal';
import type { RequirementCheck } from '@/lib/domain/requirement-check';
import type { Grounding, ModelVerdict } from '@/lib/domain/grounding';
import type { CvLanguage } from '@/lib/domain/cv-document';
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
  /** Names are masked as well. */
  blind: boolean;
  /** The name as it is known besides the CV; null: only what the CV itself says. */
  /** Of the file, as it was sent; its words may be the name. */
  fileName?: string | null;
  name: { firstName: string | null; lastName: string | null } | null;
  /** A job's description: in it family is nobody's, and leaves and children are what the job is about. */
  isDescription?: boolean;
  /** For a blind process: sex, nationality, residence and other people are masked as well. Never before judging. */
  traits?: {
    /** As it is known besides the CV. */
    town: string | null;
  };
}

/** As the search finds a CV: nothing in it tells who it is. */
export const blindMasking: Masking = { blind: true, name: null, traits: { town: null } };

export interface VerifiedCv {
  judgements: Judgement[];
  profile: CandidateProfile;
  hasHiddenText: boolean;
  language: CvLanguage;
}

/** A requirement as a model proposes it. */
export type ProposedText = Pick<RequirementProposal, 'text' | 'necessity' | 'importance'>;

export interface CheckedRequirements {
  /** One entry for each that was proposed, in order: as it may be shown, or why it is not. */
  checked: (RequirementProposal | { text: string; reason: LeftOutText['reason'] | 'not-stated' })[];
  /** What else the description says that is no requirement. */
  leftOut: LeftOutText[];
}

/** Jobs of the reader process. A CV's text is passed as JSON of a `CvDocument`. */
export interface Jobs {
  /** Opens a PDF and counts its pages. `attached`: names of the documents inside a portfolio; null: it is none. */
  probe: { input: FileInput; result: { pageCount: number; attached: string[] | null } };
  /** Takes a document out of a portfolio, see `attached`; null: there is none at this place. */
  attachment: { input: FileInput & { index: number }; result: { document: Uint8Array | null } };
  /** Draws a file without pages of its own, or text that a person typed (`text`), as a PDF. */
  preview: {
    input: FileInput & { kind: Exclude<CvFileKind, 'pdf'> | 'text' };
    /** `encoding`: of a text file. */
    result: { pdf: Uint8Array; encoding?: string };
  };
  /**
   * Reads its text, and that of pages recognised before (JSON of `CvPage`).
   *
   * `looked`: pages that were drawn to see which of their text can be seen; `unseen`: pages that could not be drawn so; `isTyped`: a person vouches for the text; `toRecognise`: pages still to be read from their pictures; `problem`: why the CV cannot be judged;
   * `searchText`: null where there is none, or for a long text, which is a job of its own.
   */
  read: {
    input: FileInput & { recognised: string[]; looked: SeenPage[]; unseen?: number[]; isTyped: boolean };
    result: {
      pageCount: number;
      cv: string;
      toRecognise: number[];
      /** Pages that must be drawn to know which of their text can be seen. */
      toLookAt: PageInDoubt[];
      problem: 'no-text' | 'unreadable' | null;
      searchText: SearchText | null;
    };
  };
  /** Takes the pages that are one candidate's out of a file's reading. */
  takePages: {
    input: { cv: string; pages: number[] };
    result: Pick<Jobs['read']['result'], 'pageCount' | 'cv' | 'problem' | 'searchText'>;
  };
  /** Reads a page from its picture. */
  recognise: { input: { bytes: Uint8Array; page: number }; result: { page: string } };
  /** Draws a page, with and without text in doubt, and tells which of it can be seen. */
  look: { input: { bytes: Uint8Array; page: PageInDoubt }; result: { page: SeenPage } };
  /** Draws the first page, or the first that is the candidate's, as a WebP picture `width` pixels wide. */
  firstPage: { input: { bytes: Uint8Array; width: number; page?: number }; result: { picture: Uint8Array } };
  /** Judges the CV with the built-in engine, and verifies its quotes as `verify` does. */
  judge: { input: JudgeInput; result: VerifiedCv };
  /**
   * Writes the CV's lines as a model may see them: numbered, personal data masked.
   *
   * `headings`: numbers of those with which a section begins; `namesInDoubt`: how many words that may be the name are left in them
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
  /** Writes quotes as a model may see them, and texts about the person that stand in no CV; personal data masked. */
  maskQuotes: {
    input: { cv: string; masking: Masking; quotes: Quote[]; texts: string[] };
    result: { quotes: string[]; texts: string[] };
  };
  /** Writes a job's description as a model may see it: as above, names of contacts masked too. */
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
  /** What tells a CV's person from the former one's; empty: they may be one. `formerCv`: null where it was not read. */
  comparePeople: {
    input: { cv: string; formerCv: string | null; former: PersonFacts };
    result: { differs: PersonTrait[] };
  };
  /** Writes the CV's text as it may be searched, personal data masked, and what was masked. */
  searchText: { input: { cv: string; masking: Masking }; result: SearchText };
  /** Writes the CV's pages, JSON of `CvPage[]`, with blocks in place of personal data. */
  maskPages: { input: { cv: string; masking: Masking }; result: { pages: string } };
  /** Makes a PDF of the CV's visible text with blocks over personal data. */
  redact: { input: { cv: string; masking: Masking }; result: { bytes: Uint8Array } };
}

export type JobKind = keyof Jobs;
/** Jobs on a file; an unexpected failure means that it is damaged. */
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
  /** `broken`: a rule failed on the text, which is not the file's fault. */
  | { type: 'failed'; id: number; failure: ReadFailureCode | 'broken' };
