import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale } from '@/lib/i18n/locale';
import { findPeople } from '@/lib/audit-log/find-names';
import { fileFormats } from './enums';
import type { MadeFile } from './schemas';

/** The entries of files that were made here, the newest first. */
export async function findMadeFiles(where: Prisma.AuditEventWhereInput, take: number): Promise<MadeFile[]> {
  const events = await database().auditEvent.findMany({
    where: { ...where, action: 'auditor-file.sealed' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, at: true, actorId: true, processId: true, details: true },
  });
  const people = await findPeople(events.map(({ actorId }) => actorId));
  const processes = await database().process.findMany({
    where: { id: { in: events.flatMap(({ processId }) => processId ?? []) } },
    select: { id: true, name: true },
  });
  const names = new Map(processes.map(({ id, name }) => [id, name]));
  return events.map(({ id: eventId, at, actorId, processId, details }) => {
    const { sha256, format, language } = details as Record<string, unknown>;
    return {
      eventId,
      sha256: String(sha256),
      madeAt: at.toISOString(),
      madeBy: people.get(actorId ?? '') ?? null,
      format: fileFormats.find((one) => one === format) ?? 'jsonl',
      language: toLocale(typeof language === 'string' ? language : null),
      process: processId === null ? null : { processId, name: names.get(processId) ?? null },
    };
  });
}
