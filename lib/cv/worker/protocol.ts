import type { CvPage, HiddenText } from '../cv-document.ts';

/** Why a file cannot be read; the parent turns each into the error code `cv.<failure>`. */
export type ReadFailureCode = 'empty' | 'damaged' | 'encrypted' | 'too-many-pages' | 'too-much-text';

export interface ReadLimits {
  maxPages: number;
  maxCharacters: number;
}

export interface WorkerRequest {
  id: number;
  /** `probe` opens the file and counts its pages; `read` reads its text too. */
  kind: 'probe' | 'read';
  bytes: Uint8Array;
  limits: ReadLimits;
}

export interface ProbeResult {
  pageCount: number;
}

export interface ReadResult extends ProbeResult {
  pages: CvPage[];
  hiddenText: HiddenText[];
}

export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'done'; id: number; result: ProbeResult | ReadResult }
  | { type: 'failed'; id: number; failure: ReadFailureCode };

export class ReadFailure extends Error {
  readonly failure: ReadFailureCode;

  constructor(failure: ReadFailureCode) {
    super(failure);
    this.failure = failure;
  }
}
