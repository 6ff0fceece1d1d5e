import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { phoneE164 } from '@/lib/validation/phone-e164';

const batchSize = 1000;
/** A step of a durable function is short; what is left waits for the next night or start. */
const limitMs = 30_000;
/** Before the first. */
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the E.164 form of phones that have none yet: of candidates from before it was kept, and of those that were restored.
 *
 * @returns how many candidates got one
 */
export async function writePhoneNumbers(actor: Actor): Promise<number> {
  requirePermission(actor, 'candidate:analyse');
  const end = Date.now() + limitMs;
  let written = 0;
  let last = noId;
  while (Date.now() < end) {
    const rows = await database().candidate.findMany({
      where: { id: { gt: last }, phone: { not: null }, phoneE164: null },
      select: { id: true, phone: true, country: true },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    const ids = rows.map(({ id }) => id);
    const phones = rows.map(({ phone }) => phone ?? '');
    const forms = rows.map(({ phone, country }) => phoneE164(phone, country));
    // Only while the phone is the one that was read. `updated_at` tells of what people change.
    written += await database().$executeRaw`
      UPDATE candidate SET phone_e164 = new.form
      FROM unnest(${ids}::uuid[], ${phones}::text[], ${forms}::text[]) AS new(id, phone, form)
      WHERE candidate.id = new.id AND candidate.phone = new.phone`;
    if (rows.length < batchSize) break;
    last = ids.at(-1) ?? last;
  }
  return written;
}
