import type { ErrorCode } from '@/lib/error-codes';
import type { AnyApiDefinition } from '@/lib/http/server/api-definition';

/** Errors of any call: wrong host or path, unavailable database, internal error. */
const anywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.unknown-host',
  'database.unavailable',
  'internal',
];
const ofMutations: readonly ErrorCode[] = ['origin.cross-site', 'conflict.retry'];
const ofBodies: readonly ErrorCode[] = ['request.too-slow', 'request.too-large', 'request.wrong-type'];

/** Every error code of an operation: those implied by its definition, and its own. */
export function declaredErrors(definition: AnyApiDefinition, { isMutation }: { isMutation: boolean }): ErrorCode[] {
  const { permission, params, query, body, files, conditional, repeatable, errors = [] } = definition;
  const codes: ErrorCode[] = [
    ...anywhere,
    ...(isMutation ? ofMutations : []),
    ...(permission === 'public' ? [] : ['session.missing' as const]),
    ...(permission === 'public' || definition.beforeSecondStep ? [] : ['second-step.required' as const]),
    ...(isMutation && permission !== 'public' ? ['csrf.invalid' as const] : []),
    ...(permission === 'signed-in' || permission === 'public' ? [] : ['permission.denied' as const]),
    ...(params ? ['resource.not-found' as const] : []),
    ...(body || files ? ofBodies : []),
    ...(body || query ? ['request.invalid' as const] : []),
    ...(repeatable ? ['request.key-reused' as const] : []),
    ...(conditional ? ['process.changed-meanwhile' as const] : []),
    ...errors,
  ];
  return [...new Set(codes)];
}
