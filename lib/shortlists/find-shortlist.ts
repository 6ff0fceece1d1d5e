import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/** Where a shortlist is. */
export interface ShortlistPlace {
  processId: string;
  shortlistId: string;
}

export const shortlistSelect = {
  id: true,
  processId: true,
  name: true,
  isBlind: true,
  showsContact: true,
  showsPay: true,
  showsNotes: true,
  criteria: true,
  process: {
    select: { name: true, status: true, restricted: true, hidesScore: true, calibrationSince: true },
  },
} satisfies Prisma.ShortlistSelect;

export type ShortlistRow = Prisma.ShortlistGetPayload<{ select: typeof shortlistSelect }>;

/** A shortlist of a process, below the question of rights. @throws AppError `shortlist.not-found` */
export async function findShortlist(db: Db, { processId, shortlistId }: ShortlistPlace): Promise<ShortlistRow> {
  const row = await db.shortlist.findFirst({ where: { id: shortlistId, processId }, select: shortlistSelect });
  if (!row) throw new AppError('shortlist.not-found');
  return row;
}

/** Whether somebody outside may have a link: a restricted process is for its members, an archived one is over. */
export function mayBeLinked({ restricted, status }: Pick<ShortlistRow['process'], 'restricted' | 'status'>): boolean {
  return !restricted && status !== 'ARCHIVED';
}
