import { Prisma } from '@/lib/db/generated/client';

/** Whether candidate `c`, known to be of a blind process, is still hidden. */
export const hiddenRow = Prisma.sql`(c.revealed_at IS NULL)`;

/** Whether candidate `c` of process `p` is hidden: `isBlind` in SQL. */
export const hiddenIdentity = Prisma.sql`(p.blind_mode AND ${hiddenRow})`;
