import { indexCvText } from '@/lib/analysis/index-cv-text';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';

const maxFiles = 1_000;

/**
 * Makes CVs searchable by their text that were read before texts were searched, or masked by older rules; newest first.
 *
 * @returns how many
 */
export async function indexCvTexts(actor: Actor): Promise<number> {
  requirePermission(actor, 'candidate:analyse');
  const files = await database().cvFile.findMany({
    where: {
      documents: { some: {} },
      OR: [{ searchText: null }, { searchText: { maskingVersion: { lt: maskingVersion } } }],
    },
    orderBy: { createdAt: 'desc' },
    take: maxFiles,
    select: { sha256: true },
  });
  for (const { sha256 } of files) await indexCvText(sha256);
  return files.length;
}
