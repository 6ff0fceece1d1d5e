import { defaultTokenDays } from '@/lib/domain/token-enums';
import type { Permission } from '@/lib/domain/user-schemas';
import type { ChosenProcess } from './process-choice';

/** A token that is being made. */
export interface TokenValues {
  name: string;
  scopes: Permission[];
  days: number;
  /** Null: all. */
  processes: ChosenProcess[] | null;
}

export const emptyToken: TokenValues = { name: '', scopes: [], days: defaultTokenDays, processes: null };

/** Which fields lack something. */
export function tokenProblems({ name, scopes, processes }: TokenValues) {
  return { name: name.trim() === '', scopes: scopes.length === 0, processes: processes?.length === 0 };
}
