import { permittedActions } from '@/lib/domain/permissions';
import { roleSchema, type Role } from '@/lib/domain/user-schemas';
import { isForPrograms } from '@/lib/http/server/is-for-programs';
import type { ApiArea, ApiAreaView, ApiOperationView, ParameterPlace } from './api-reference-schema';
import { openApiDocument, type ApiOperation } from './openapi-document';
import { exampleOf } from './schema-example';
import { viewSchema, type JsonSchema } from './schema-view';

/** The parts of an OpenAPI operation that the reference shows. */
interface DocumentOperation {
  summary: string;
  parameters?: { name: string; in: ParameterPlace; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

const areas: readonly ApiArea[] = ['session', 'users', 'processes', 'candidates', 'interviews', 'search', 'other'];

function areaOf(path: string): ApiArea {
  if (/^\/(csrf|logout)$/.test(path)) return 'session';
  if (path === '/quick-search') return 'search';
  if (path.includes('/inteview-simulations')) return 'interviews';
  if (path.includes('/candidates/') || path.endsWith('/upload-cv')) return 'candidates';
  if (path.startsWith('/users')) return 'users';
  return path.startsWith('/processes') ? 'processes' : 'other';
}

function rolesWith(permission: ApiOperationView['permission']): Role[] {
  if (permission === 'public') return [];
  if (permission === 'signed-in') return [...roleSchema.options];
  return roleSchema.options.filter((role) => permittedActions({ role }).includes(permission));
}

function exampleJson(mediaType: string, schema: JsonSchema): string | null {
  return mediaType === 'application/json' ? JSON.stringify(exampleOf(schema), null, 2) : null;
}

function viewContent(content: Record<string, { schema: JsonSchema }> | undefined) {
  const [mediaType, entry] = Object.entries(content ?? {})[0] ?? [];
  if (!mediaType || !entry) return null;
  const mediaTypes = Object.keys(content ?? {}).join(', ');
  return { mediaType: mediaTypes, schema: viewSchema(entry.schema), example: exampleJson(mediaType, entry.schema) };
}

function viewOperation({ path, method, definition }: ApiOperation, described: DocumentOperation): ApiOperationView {
  const [status = '200', success] = Object.entries(described.responses).find(([code]) => code < '400') ?? [];
  const response = viewContent(success?.content);
  return {
    anchor: `${method}${path}`.replace(/[{}]/g, '').replaceAll('/', '-').toLowerCase(),
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    permission: definition.permission,
    programs: isForPrograms(definition),
    roles: rolesWith(definition.permission),
    parameters: (described.parameters ?? []).map(({ name, in: place, required = false, schema }) => ({
      name,
      place,
      required,
      schema: viewSchema(schema),
    })),
    body: viewContent(described.requestBody?.content),
    response: { status, mediaType: null, schema: null, example: null, ...response },
  };
}

/**
 * The API reference: the OpenAPI document's operations by area, in path order.
 *
 * @throws Error when an operation is missing from the document
 */
export function describeApi(operations: readonly ApiOperation[]): ApiAreaView[] {
  const paths = openApiDocument(operations).paths as unknown as Record<string, Record<string, DocumentOperation>>;
  const views = operations.map((operation) => {
    const described = paths[operation.path]?.[operation.method];
    if (!described) throw new Error(`${operation.method} ${operation.path} is not in the document.`);
    return { area: areaOf(operation.path), view: viewOperation(operation, described) };
  });
  return areas
    .map((id) => ({ id, operations: views.filter(({ area }) => area === id).map(({ view }) => view) }))
    .filter(({ operations: own }) => own.length > 0);
}
