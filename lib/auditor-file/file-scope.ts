import type { PersonActor } from '@/lib/auth/actor';
import { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locale';
import type { FileLine } from './line-schemas';

/** What a file is about. */
export interface FileScope {
  actor: PersonActor;
  /** Null: the installation. */
  processId: string | null;
  locale: Locale;
  madeAt: Date;
}

/** Lines one by one, so that no section is in memory as a whole. */
export type Lines = AsyncGenerator<FileLine>;

/** That a row is of the file's process. @param column an SQL expression */
export function inScope({ processId }: FileScope, column: Prisma.Sql): Prisma.Sql {
  return processId === null ? Prisma.sql`TRUE` : Prisma.sql`${column} = ${processId}::uuid`;
}
