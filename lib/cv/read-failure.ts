/** Why a file cannot be read; becomes the error code `cv.<failure>`. */
export type ReadFailureCode =
  | 'empty'
  | 'damaged'
  | 'encrypted'
  | 'too-many-pages'
  | 'too-much-text'
  | 'no-text'
  | 'unreadable'
  /** A document of another program. */
  | 'other-format'
  | 'macros'
  /** The pages are only the cover of a portfolio: the CV is one of the documents inside. */
  | 'portfolio'
  /** Of a picture. */
  | 'too-many-pixels'
  /** Pictures of pages cannot be read on this machine. */
  | 'no-recognition';

export interface ReadLimits {
  maxPages: number;
  maxCharacters: number;
}

/** The file itself is the cause. */
export class ReadFailure extends Error {
  readonly failure: ReadFailureCode;

  constructor(failure: ReadFailureCode) {
    super(failure);
    this.failure = failure;
  }
}
