import { Prisma } from '@/lib/db/generated/client';

/** Whether candidate `c`, known to be of a blind process, is still hidden. */
export const hiddenRow = Prisma.sql`(c.revealed_at IS NULL)`;

/** Whether candidate `c` of process `p` is hidden: `isBlind` in SQL. */
export const hiddenIdentity = Prisma.sql`(p.blind_mode AND ${hiddenRow})`;

/** The name of candidate `c` of process `p`, as far as it may be shown; null: unknown, or hidden. */
export const shownNameSql = Prisma.sql`
  (CASE WHEN NOT ${hiddenIdentity} THEN nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), '') END)`;
