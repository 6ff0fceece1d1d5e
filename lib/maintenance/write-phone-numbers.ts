import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { phoneE164 } from '@/lib/validation/phone-e164';

const batchSize = 500;
/** A step of a durable function is short; what is left waits for the next night or start. */
const limitMs = 30_000;

/**
 * Writes the E.164 form of phones that have none yet: of candidates from before it was kept, and of those that were restored.
 *
 * @returns how many candidates got one
 */
export async function writePhoneNumbers(actor: Actor): Promise<number> {
  requirePermission(actor, 'candidate:analyse');
  const end = Date.now() + limitMs;
  let written = 0;
  while (Date.now() < end) {
    const rows = await database().candidate.findMany({
      where: { phone: { not: null }, phoneE164: null },
      select: { id: true, phone: true, country: true },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    for (const { id, phone, country } of rows) {
      // Only while the phone is the one that was read. `updated_at` tells of what people change.
      written += await database().$executeRaw`
        UPDATE candidate SET phone_e164 = ${phoneE164(phone, country)} WHERE id = ${id}::uuid AND phone = ${phone}`;
    }
    if (rows.length < batchSize) break;
  }
  return written;
}
