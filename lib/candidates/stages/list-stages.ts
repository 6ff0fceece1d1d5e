import { createHash } from 'node:crypto';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { Stages } from '@/lib/domain/stage-schemas';
import { toStage } from '../serialize/serialize-follow-up';

/** The stages after the decision to advance, in the administrators' order. */
export async function listStages(actor: Actor): Promise<Stages> {
  requirePermission(actor, 'candidate:read');
  return findStages(database());
}

/** The list as it is now, with its version. */
export async function findStages(db: Db): Promise<Stages> {
  const rows = await db.stage.findMany({ where: { retiredAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const items = rows.map(toStage);
  return { items, version: createHash('sha256').update(JSON.stringify(items)).digest('hex') };
}
