import { Prisma } from '@/lib/db/generated/client';

/** Whether a row `c` of a blind process hides who it is. */
export const hiddenRow = Prisma.sql`(c.revealed_at IS NULL)`;

/** Whether candidate `c` of process `p` hides who it is; as `isBlind`. */
export const hiddenIdentity = Prisma.sql`(p.blind_mode AND ${hiddenRow})`;
