import { database } from '@/lib/db/client';
import { textsDraftSchema, type TextsDraft } from '@/lib/domain/written-texts';

/** Columns of an analysis that say who wrote its texts. */
export const textsSelect = {
  writtenTexts: true,
  textsModel: true,
  textsPromptVersion: true,
  textsHash: true,
  textsReason: true,
  removedSentences: true,
} as const;

interface TextsRow {
  writtenTexts: unknown;
  textsModel: string | null;
  textsPromptVersion: string | null;
  textsHash: string | null;
  textsReason: string | null;
  removedSentences: number;
}

/** Who wrote the texts of a stored analysis, and what. */
export function toTextsDraft(row: TextsRow): TextsDraft {
  return textsDraftSchema.parse({
    written: row.writtenTexts,
    model: row.textsModel,
    promptVersion: row.textsPromptVersion,
    hash: row.textsHash,
    reason: row.textsReason,
    removed: row.removedSentences,
  });
}

/** What the model wrote when it was last asked the same, or null. */
export async function findWrittenTexts(hash: string): Promise<TextsDraft | null> {
  const newest = await database().analysis.findFirst({
    where: { textsHash: hash },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    select: textsSelect,
  });
  return newest && toTextsDraft(newest);
}
