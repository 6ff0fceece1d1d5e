import type { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import type { ErrorCode } from '@/lib/error-codes';
import type { Permission } from '@/lib/domain/user-schemas';

/** An uploaded file, in memory (at most the limit of `files`). */
export interface UploadedFile {
  fileName: string;
  bytes: Uint8Array;
}

export interface FileLimits {
  field: string;
  maxBytes: number;
  maxFiles: number;
}

export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface ApiContext<P, Q, B> {
  actor: PersonActor;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The `If-Match` header, or null; see `requireVersion`. */
  ifMatch: string | null;
  /** The `Idempotency-Key` header, a UUID, or null; see `recordWrite`. */
  idempotencyKey: string | null;
  /** The files of a multipart request, streamed one at a time; empty without `files` in the definition. */
  files: AsyncIterable<UploadedFile>;
  request: Request;
}

/**
 * Who may make a call. A program's API token needs the permission as a scope. Calls for administration, and calls for
 * everybody who is signed in, say explicitly whether programs may make them; other calls may exclude programs.
 */
type Access =
  | { permission: Exclude<Permission, 'administration'>; programs?: false }
  | { permission: 'administration' | 'signed-in'; programs: boolean };

/** A route handler's declaration, also used for the OpenAPI document. `signed-in` requires only a live session. */
export type ApiDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  A extends z.ZodType | undefined,
> = Access & CallDefinition<P, Q, B, A>;

interface CallDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  A extends z.ZodType | undefined,
> {
  /** Whether the call is open to somebody who still has to set up the second step (docs/decisions/0148). */
  beforeSecondStep?: true;
  /** Whether the caller must have proved their identity lately; see `requireFresh`. */
  fresh?: true;
  /** One line for the API reference. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Maximum JSON body size; 64 KB by default. */
  maxBodyBytes?: number;
  /** A multipart upload: field name, number of files and bytes per file. */
  files?: FileLimits;
  answer?: A;
  /** Media types of a response that no schema describes. */
  produces?: readonly string[];
  /** The response's ETag, for `If-Match`. */
  etag?(answer: Parsed<A>): string;
  /** Whether `If-Match` is supported. */
  conditional?: boolean;
  /** Whether `Idempotency-Key` is supported: a repeated key changes nothing and gets what was stored. */
  repeatable?: boolean;
  /** Codes beside those implied by the definition (lib/http/openapi/declared-errors.ts). */
  errors?: readonly ErrorCode[];
  /** Success status; by default 200, or 204 without a response body. */
  status?: number;
  handle: (context: ApiContext<P, Q, B>) => Promise<ApiResult<A>>;
}

type ApiResult<A> = A extends z.ZodType ? z.input<A> | Response : Response | void;

/** A call for people without a session, e.g. with a link (docs/decisions/0144). */
export interface PublicDefinition<B extends z.ZodType | undefined, A extends z.ZodType | undefined> {
  /** One line for the API reference. */
  summary: string;
  body?: B;
  /** Maximum JSON body size; 64 KB by default. */
  maxBodyBytes?: number;
  answer?: A;
  /** Media types of a response that no schema describes. */
  produces?: readonly string[];
  /** Codes beside those implied by the definition. */
  errors?: readonly ErrorCode[];
  /** Refuses a caller before the body is read. */
  admit?: (request: Request) => Promise<void>;
  handle: (context: { body: Parsed<B>; request: Request }) => Promise<ApiResult<A>>;
}

type AnyCall = Omit<
  CallDefinition<z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined>,
  'handle'
>;

/** For the OpenAPI document; `public` needs no session. */
export type AnyApiDefinition = AnyCall & {
  permission: Access['permission'] | 'public';
  programs?: boolean;
};
