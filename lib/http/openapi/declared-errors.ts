import type { ErrorCode } from '@/lib/error-codes';
import type { AnyApiDefinition } from '@/lib/http/server/api-definition';
import { isForPrograms } from '@/lib/http/server/is-for-programs';
import { isBeyondProcesses, isOfProcess } from '@/lib/http/server/is-of-process';

/** Errors of any call: wrong host or path, unavailable database, internal error. */
const anywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.unknown-host',
  'database.unavailable',
  'storage.unavailable',
  'storage.file-missing',
  'internal',
];
const ofMutations: readonly ErrorCode[] = ['origin.cross-site', 'conflict.retry'];
const ofBodies: readonly ErrorCode[] = ['request.too-slow', 'request.too-large', 'request.wrong-type'];

/** Errors that only programs get: for a token that is invalid, makes too many calls, or does not cover the call. */
function ofPrograms(definition: AnyApiDefinition): ErrorCode[] {
  const { permission } = definition;
  if (permission === 'public') return [];
  const refused: ErrorCode[] = ['token.invalid', 'request.too-many'];
  if (definition.fresh) return [...refused, 'token.needs-person', 'session.not-fresh'];
  if (!isForPrograms(definition)) return [...refused, 'token.not-allowed'];
  if (permission === 'signed-in') return refused;
  return [...refused, 'token.scope-missing', ...(isBeyondProcesses(definition) ? ['token.not-allowed' as const] : [])];
}

/** Every error code of an operation: those implied by its definition, and its own. */
export function declaredErrors(definition: AnyApiDefinition, { isMutation }: { isMutation: boolean }): ErrorCode[] {
  const { permission, params, query, body, files, conditional, repeatable, errors = [] } = definition;
  const codes: ErrorCode[] = [
    ...anywhere,
    ...(isMutation ? ofMutations : []),
    ...(permission === 'public' ? [] : ['session.missing' as const]),
    ...ofPrograms(definition),
    ...(permission === 'public' || definition.beforeSecondStep ? [] : ['second-step.required' as const]),
    ...(isMutation && permission !== 'public' ? ['csrf.invalid' as const] : []),
    ...(permission === 'signed-in' || permission === 'public' ? [] : ['permission.denied' as const]),
    ...(params ? ['resource.not-found' as const] : []),
    ...(isOfProcess(definition) ? ['process.not-found' as const] : []),
    ...(body || files ? ofBodies : []),
    ...(body || query ? ['request.invalid' as const] : []),
    ...(repeatable ? ['request.key-reused' as const] : []),
    ...(conditional ? ['process.changed-meanwhile' as const] : []),
    ...errors,
  ];
  return [...new Set(codes)];
}
