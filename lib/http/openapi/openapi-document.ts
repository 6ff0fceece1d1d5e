import { createDocument } from 'zod-openapi';
import { z } from 'zod';
import { errorStatus } from '@/lib/error-codes';
import type { AnyApiDefinition } from '@/lib/http/server/api-definition';
import { isForPrograms } from '@/lib/http/server/is-for-programs';
import { declaredErrors } from './declared-errors';
import { problemSchema } from '@/lib/http/server/problem';

export interface ApiOperation {
  /** As in the specification, e.g. `/processes/{processId}`. */
  path: string;
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  definition: AnyApiDefinition;
}

type Document = ReturnType<typeof createDocument>;
type Paths = NonNullable<Parameters<typeof createDocument>[0]['paths']>;
type Operation = NonNullable<Paths[string]['get']>;

type MediaTypeObject = NonNullable<NonNullable<Operation['requestBody']>['content'][string]>;
type Responses = NonNullable<Operation['responses']>;

/** One response per error status, listing its codes. */
function errorResponses({ method, definition }: ApiOperation): Responses {
  const codes = declaredErrors(definition, { isMutation: method !== 'get' });
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  const described = [...byStatus].map(([status, own]) => [
    status,
    {
      description: own.map((code) => `\`${code}\``).join(', '),
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  return Object.fromEntries(described) as Responses;
}

const etagHeader = z.object({ ETag: z.string().meta({ description: 'The version, for `If-Match`' }) });
const ifMatchHeader = z.object({
  'If-Match': z
    .string()
    .optional()
    .meta({ description: 'The ETag that the change was made to; a stale one gets 412, `*` overwrites' }),
});

const idempotencyKeyHeader = z.object({
  'Idempotency-Key': z
    .uuid()
    .optional()
    .meta({ description: 'The same for each attempt at one write: a repetition changes nothing' }),
});

/** A body is required where an empty object does not satisfy the schema. */
function requestBody(definition: AnyApiDefinition): Operation['requestBody'] {
  if (definition.files) {
    const { field } = definition.files;
    const items = { type: 'string' as const, format: 'binary' };
    const files = { type: 'array' as const, items, minItems: 1, maxItems: definition.files.maxFiles };
    const schema = { type: 'object' as const, properties: { [field]: files }, required: [field] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!definition.body) return undefined;
  const required = !definition.body.safeParse({}).success;
  return { required, content: { 'application/json': { schema: definition.body } } };
}

/** What a response without a schema is. */
function schemaOf(mediaType: string): MediaTypeObject['schema'] {
  return mediaType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
}

function successResponse(definition: AnyApiDefinition): NonNullable<Operation['responses']>[`2${string}`] {
  const headers = definition.etag ? { headers: etagHeader } : {};
  if (definition.answer) {
    return { description: 'Done', content: { 'application/json': { schema: definition.answer } }, ...headers };
  }
  if (!definition.produces) return { description: 'Done, without a body' };
  const content = definition.produces.map((mediaType) => [mediaType, { schema: schemaOf(mediaType) }]);
  return { description: 'Done', content: Object.fromEntries(content) as Record<string, MediaTypeObject> };
}

/** The ways in: the session of a browser, with a CSRF token for a change, or a program's token with the scope named. */
function securityOf({ method, definition }: ApiOperation): NonNullable<Operation['security']> {
  const { permission } = definition;
  if (permission === 'public') return [];
  const browser: Record<string, string[]> = method === 'get' ? { session: [] } : { session: [], csrf: [] };
  if (!isForPrograms(definition)) return [browser];
  return [browser, { bearer: permission === 'signed-in' ? [] : [permission] }];
}

function describeAccess({ permission, ...definition }: AnyApiDefinition): string {
  const token = isForPrograms({ permission, ...definition }) ? '' : '. Not with an API token';
  const fresh = definition.fresh ? '. Only within ten minutes after the password or a sign-in' : '';
  return `Permission: \`${permission}\`${permission === 'public' ? '' : token}${fresh}`;
}

function describeOperation(operation: ApiOperation): Operation {
  const { method, path, definition } = operation;
  const status = definition.status ?? (definition.answer || definition.produces ? 200 : 204);
  const body = requestBody(definition);
  return {
    operationId: `${method}${path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: definition.summary,
    description: describeAccess(definition),
    security: securityOf(operation),
    requestParams: {
      ...(definition.params ? { path: definition.params as z.ZodObject } : {}),
      ...(definition.conditional ? { header: ifMatchHeader } : {}),
      ...(definition.repeatable ? { header: idempotencyKeyHeader } : {}),
      ...(definition.query ? { query: definition.query as z.ZodObject } : {}),
    },
    ...(body ? { requestBody: body } : {}),
    responses: { [`${status}`]: successResponse(definition), ...errorResponses(operation) } as Responses,
  };
}

/** The OpenAPI 3.1 document, generated from the schemas that parse requests and check responses. */
export function openApiDocument(operations: readonly ApiOperation[]): Document {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Recruitment assistant',
      version: '1',
      description: 'Errors are problem+json with a stable `code`; each operation lists its statuses and codes.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description: 'Over HTTPS its name is `__Host-next-auth.session-token`',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-TOKEN',
          description: 'From GET /csrf, before each mutation',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of a person, whose scopes include the one named; no CSRF token',
        },
      },
    },
    paths,
  });
}
