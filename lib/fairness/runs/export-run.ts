import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { csvLines } from '@/lib/candidates/export/csv';
import type { Cell } from '@/lib/candidates/export/export-cells';
import { database } from '@/lib/db/client';
import type { exportFormats } from '../enums';
import type { FairnessReport } from '../schemas';
import { getRun } from './get-run';

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

const columns = [
  'candidate_id',
  'test',
  'criterion',
  'broken',
  'verdicts_that_differ',
  'confidences_that_differ',
  'texts_that_differ',
  'score_one',
  'score_other',
  'words_one',
  'words_other',
  'tone_one',
  'tone_other',
  'evaluative_one',
  'evaluative_other',
  'measure_words',
  'measure_tone',
  'measure_evaluative',
  'problem',
];

async function* rowsOf({ cases, criteria }: FairnessReport): AsyncGenerator<Cell[]> {
  const labels = new Map(criteria.map(({ criterionId, label }) => [criterionId, label]));
  yield columns;
  for (const { candidateId, problem, differences } of cases) {
    if (problem) yield [candidateId, ...columns.slice(2).map(() => null), problem];
    for (const {
      test,
      criterionId,
      broken,
      verdicts,
      confidences,
      texts,
      score,
      words,
      tone,
      evaluative,
      measure,
    } of differences)
      yield [
        candidateId,
        test,
        labels.get(criterionId ?? '') ?? null,
        broken ? 1 : 0,
        verdicts
          .map((one) => `${labels.get(one.criterionId) ?? one.criterionId}: ${one.one} / ${one.other}`)
          .join('; '),
        confidences,
        texts,
        score.one,
        score.other,
        words.one,
        words.other,
        tone.one,
        tone.other,
        evaluative.one.join(' '),
        evaluative.other.join(' '),
        measure?.words ?? null,
        measure?.tone ?? null,
        measure?.evaluative ?? null,
        null,
      ];
  }
}

/**
 * A run as inputs for an independent auditor: CSV, a line for each comparison, or JSON as `fairnessReportSchema`. The audit log
 * records it.
 *
 * @throws AppError `process.not-found`, `fairness.run-not-found`
 */
export async function exportRun(
  actor: PersonActor,
  { format, ...place }: { processId: string; runId: string; format: (typeof exportFormats)[number] },
): Promise<{ fileName: string; mediaType: string; body: BodyInit }> {
  const report = await getRun(actor, place);
  await recordAudit(database(), actor, 'fairness.exported', { ...place, format });
  const chunks: Uint8Array[] = [];
  if (format === 'json') chunks.push(new TextEncoder().encode(JSON.stringify(report, null, 2)));
  else
    for await (const chunk of csvLines(rowsOf(report), { separator: ',', decimal: '.', bom: true })) chunks.push(chunk);
  const day = report.createdAt.slice(0, 10);
  return {
    fileName: `fairness-inputs-${day}-${report.runId.slice(0, 8)}.${format}`,
    mediaType: mediaTypes[format],
    body: new Blob(chunks as BlobPart[]),
  };
}
