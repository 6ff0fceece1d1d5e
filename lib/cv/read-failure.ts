/** Why a file cannot be read; the parent turns each into the error code `cv.<failure>`. */
export type ReadFailureCode = 'empty' | 'damaged' | 'encrypted' | 'too-many-pages' | 'too-much-text' | 'no-text';

export interface ReadLimits {
  maxPages: number;
  maxCharacters: number;
}

/** Thrown where the file is to blame. */
export class ReadFailure extends Error {
  readonly failure: ReadFailureCode;

  constructor(failure: ReadFailureCode) {
    super(failure);
    this.failure = failure;
  }
}
