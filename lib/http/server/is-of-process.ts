import { z } from 'zod';
import type { AnyApiDefinition } from './api-definition';

/**
 * Permissions beyond single processes, which a token limited to processes does not give: for the installation, and
 * for new processes.
 */
const beyondProcesses: readonly AnyApiDefinition['permission'][] = ['administration', 'process:write'];

/** Whether the path of a call names a process. */
export function isOfProcess({ params }: Pick<AnyApiDefinition, 'params'>): boolean {
  return params instanceof z.ZodObject && 'processId' in params.shape;
}

/** Whether a token that is limited to processes does not open the call. */
export function isBeyondProcesses(definition: Pick<AnyApiDefinition, 'params' | 'permission'>): boolean {
  return !isOfProcess(definition) && beyondProcesses.includes(definition.permission);
}
