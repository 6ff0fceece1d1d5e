import type { ErrorCode } from '@/lib/error-codes';
import type { AnyApiDefinition } from '@/lib/http/server/api-definition';

/** What any call may meet: a wrong host or path, no session, a database that does not answer, a fault of ours. */
const anywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.unknown-host',
  'session.missing',
  'database.unavailable',
  'internal',
];
const ofMutations: readonly ErrorCode[] = ['csrf.invalid', 'origin.cross-site', 'conflict.retry'];
const ofBodies: readonly ErrorCode[] = ['request.too-slow', 'request.too-large', 'request.wrong-type'];

/** Every error code that an operation may answer with: those that follow from what it declares, and its own. */
export function declaredErrors(definition: AnyApiDefinition, { isMutation }: { isMutation: boolean }): ErrorCode[] {
  const { permission, params, query, body, files, conditional, errors = [] } = definition;
  const codes: ErrorCode[] = [
    ...anywhere,
    ...(isMutation ? ofMutations : []),
    ...(permission === 'signed-in' ? [] : ['permission.denied' as const]),
    ...(params ? ['resource.not-found' as const] : []),
    ...(body || files ? ofBodies : []),
    ...(body || query ? ['request.invalid' as const] : []),
    ...(conditional ? ['process.changed-meanwhile' as const] : []),
    ...errors,
  ];
  return [...new Set(codes)];
}
