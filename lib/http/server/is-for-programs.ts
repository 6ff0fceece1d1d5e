import type { AnyApiDefinition } from './api-definition';

/** Whether an API token opens the call (docs/decisions/0150). A public call needs none. */
export function isForPrograms({ permission, programs, fresh }: AnyApiDefinition): boolean {
  return permission !== 'public' && !fresh && (programs ?? true);
}
