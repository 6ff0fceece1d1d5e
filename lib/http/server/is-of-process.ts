import { z } from 'zod';
import type { AnyApiDefinition } from './api-definition';

/** Whether the path of a call names a process. */
export function isOfProcess({ params }: Pick<AnyApiDefinition, 'params'>): boolean {
  return params instanceof z.ZodObject && 'processId' in params.shape;
}
