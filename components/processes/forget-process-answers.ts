import { sharedQueryClient } from '@/components/layout/shared-query-client';
import { processQueries } from './process-queries';

/** Has everything that was fetched about processes fetched anew. */
export function forgetProcessAnswers(): Promise<void> {
  return sharedQueryClient().invalidateQueries({ queryKey: processQueries.all });
}
