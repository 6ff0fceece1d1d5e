import type { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import type { ErrorCode } from '@/lib/error-codes';
import type { Permission } from '@/lib/users/schemas';

/** One uploaded file, whole in memory (at most the limit of `files`). */
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
  /** The `If-Match` header, null without one; see `requireVersion`. */
  ifMatch: string | null;
  /** The files of a multipart request, one after the other; empty unless the definition has `files`. */
  files: AsyncIterable<UploadedFile>;
  request: Request;
}

/** What a route handler declares; the wrapper does the rest, and the OpenAPI document is made from it. */
export interface ApiDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  A extends z.ZodType | undefined,
> {
  /** What the caller must be allowed to do; `signed-in` asks for a live session only. */
  permission: Permission | 'signed-in';
  /** One line for the API reference. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** How long the JSON body may be; 64 KB when left out. */
  maxBodyBytes?: number;
  /** A multipart upload under this field name: so many files, each up to `maxBytes`. */
  files?: FileLimits;
  answer?: A;
  /** Media type of an answer that is not JSON. */
  produces?: string;
  /** The answer's ETag: its version, which a change may name in `If-Match`. */
  etag?(answer: Parsed<A>): string;
  /** The call heeds `If-Match`. */
  conditional?: boolean;
  /** Codes of its own, beside those that follow from the rest (lib/http/openapi/declared-errors.ts). */
  errors?: readonly ErrorCode[];
  /** Status of a success; 200, or 204 without an answer. */
  status?: number;
  handle: (context: ApiContext<P, Q, B>) => Promise<ApiResult<A>>;
}

type ApiResult<A> = A extends z.ZodType ? z.input<A> | Response : Response | void;

export type AnyApiDefinition = Omit<
  ApiDefinition<z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined>,
  'handle'
>;
