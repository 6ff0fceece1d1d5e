import type { ErrorCode } from './error-codes';

/** A field that broke a rule: where, which rule, and values for its message. */
export interface FieldError {
  /** Dotted path in the input, e.g. `requirementList.2.text`. */
  path: string;
  code: string;
  values?: Record<string, string | number>;
}

export interface AppErrorOptions {
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  fields?: FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  /** Methods that the address takes; the answer's Allow. */
  allow?: string[];
  /** Present version of what was to be changed; the answer's ETag. */
  etag?: string;
  cause?: unknown;
}

/**
 * The one error that use cases throw. Its code is stable and public; status and words are looked up from it
 * (`lib/error-codes.ts`, message key `errors.<code>`), so nobody tells errors apart by their text.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly fields: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string[] | undefined;
  readonly etag: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = options.values ?? {};
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
    this.etag = options.etag;
  }
}
