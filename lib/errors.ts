import type { ErrorCode } from './error-codes';

/** A field that broke a rule, with the rule and values for its message. */
export interface FieldError {
  /** Dotted path in the input, e.g. `requirementList.2.text`. */
  path: string;
  code: string;
  values?: Record<string, string | number>;
}

export interface AppErrorOptions {
  /** Placeholder values of the message. */
  values?: Record<string, string | number>;
  fields?: FieldError[];
  /** For the Retry-After header. */
  retryAfterSeconds?: number;
  /** Supported methods, for the Allow header. */
  allow?: string[];
  /** Current version of the resource, for the ETag header. */
  etag?: string;
  cause?: unknown;
}

/**
 * The error that use cases throw. Its code is stable and public; status and text are looked up by it
 * (`lib/error-codes.ts`, message key `errors.<code>`).
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

/**
 * Whether only the database, or the store of the CVs, was away or takes no writes now: work waits for it, and nobody is to
 * blame.
 */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof AppError && (error.code.startsWith('database.') || error.code === 'storage.unavailable');
}
