import type { Db } from '@/lib/db/client';

/** Who decides about the data, as administrators gave it for the notices; null: they did not. */
export async function nameController(db: Db): Promise<string | null> {
  const facts = await db.noticeFacts.findUnique({ where: { id: 1 } });
  return [facts?.controller, facts?.address, facts?.contact].filter(Boolean).join('\n') || null;
}
