import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { blindMaskOf, findMaskedCvs } from '../blind/blind-mask';
import { isBlind, identified } from '../blind/blindness';
import { findHiddenScores, withoutScore } from '../hidden-score/hidden-score';
import { findEarlierScores } from './find-earlier-scores';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { listItemSelect, serializeListItem, type ListItemRow } from '../serialize/serialize-list-item';

/** The rows of the candidate list for these ids, in their order; ids of deleted candidates are skipped. */
export async function loadListItems(actor: Actor, ids: readonly string[]): Promise<CandidateListItem[]> {
  if (ids.length === 0) return [];
  const [rows, opened, earlierScores, hiddenScores] = await Promise.all([
    database().candidate.findMany({ where: { id: { in: [...ids] } }, select: listItemSelect }),
    findOpened(actor, ids),
    findEarlierScores(actor, ids),
    findHiddenScores(actor, ids),
  ]);
  const [masked, duplicates] = await Promise.all([
    findMaskedCvs(rows.filter(isBlind).map(fileOf)),
    findDuplicates(rows),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const earlierScore = earlierScores.get(id) ?? null;
    const item = serializeListItem(row, {
      locale: actor.locale,
      isOpened: opened.has(id),
      earlierScore,
      duplicates: duplicates.get(id) ?? [],
      masked: blindMaskOf(masked.get(fileOf(row)), row),
    });
    const hidden = hiddenScores.get(id);
    if (hidden === 'VERDICTS') return [{ ...withoutScore(item), verdicts: [], isToJudge: true }];
    return [hidden ? withoutScore(item) : item];
  });
}

/** Which of the candidates the actor has opened. */
async function findOpened(actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  if (actor.kind !== 'person') return new Set();
  const views = await database().candidateView.findMany({
    where: { userId: actor.userId, candidateId: { in: [...ids] } },
    select: { candidateId: true },
  });
  return new Set(views.map(({ candidateId }) => candidateId));
}

/** The CV that the analysis quotes from, which may be a former one. */
const fileOf = ({ currentAnalysis, cvSha256 }: ListItemRow): string => currentAnalysis?.cvSha256 ?? cvSha256 ?? '';

/** For each row, the numbers of other candidates of its process with the same e-mail address or phone; blind ones are left out. */
async function findDuplicates(rows: readonly ListItemRow[]): Promise<Map<string, number[]>> {
  const shown = rows.filter((row) => !isBlind(row) && row.contactKeys.length > 0);
  if (shown.length === 0) return new Map();
  const others = await database().candidate.findMany({
    where: {
      processId: { in: [...new Set(shown.map(({ processId }) => processId))] },
      contactKeys: { hasSome: shown.flatMap(({ contactKeys }) => contactKeys) },
      ...identified,
    },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, processId: true, ordinalNumber: true, contactKeys: true },
  });
  const sameAs = (row: ListItemRow) =>
    others.filter(
      ({ id, processId, contactKeys }) =>
        id !== row.id && processId === row.processId && contactKeys.some((key) => row.contactKeys.includes(key)),
    );
  return new Map(shown.map((row) => [row.id, sameAs(row).map(({ ordinalNumber }) => ordinalNumber)]));
}
