import { createTranslator } from 'next-intl';
import type { Actor } from '@/lib/auth/actor';
import { requireStillAllowed } from '@/lib/auth/require-still-allowed';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { database } from '@/lib/db/client';
import type { ExportColumn } from '@/lib/domain/candidate-enums';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/candidates.json';
import pl from '@/messages/pl/candidates.json';
import { blindMaskOf, findMaskedCvs } from '../blind/blind-mask';
import { isBlind } from '../blind/blindness';
import { findHiddenScores, type HiddenPart } from '../hidden-score/hidden-score';
import { answersCell } from './answers-cell';
import { exportSelect, plainCells, type Cell, type ExportRow } from './export-cells';
import { reasonCells, verdictCells } from './export-verdicts';
import type { Sheet } from './xlsx';

const messages = { pl, en };
const batchSize = 500;

export interface ExportPlan {
  processId: string;
  columns: readonly ExportColumn[];
  /** Each is a column of its own. */
  criteria: readonly CriterionSnapshot[];
  locale: Locale;
  /** Who reads the file. */
  actor: Actor;
}

function headings({ columns, criteria, locale }: ExportPlan): Cell[] {
  const t = createTranslator({ locale, messages: messages[locale] });
  const labels = criterionLabels(criteria, locale);
  const names = criteria.map(({ criterionId, text }) => labels[criterionId] ?? text);
  return columns.flatMap((column) => {
    if (column === 'verdicts') return names;
    if (column === 'verdictReasons') return names.map((criterion) => t('export.reasonOf', { criterion }));
    return [t(`export.${column}`)];
  });
}

const width = { text: 18, number: 9, long: 40 };
const widths: Partial<Record<ExportColumn, number>> = {
  number: width.number,
  matchScore: width.number,
  rate: width.number,
  currency: width.number,
  email: 30,
  currentPosition: 30,
  decisionNote: width.long,
  nextStep: width.long,
  notes: width.long,
  applicationAnswers: width.long,
};

/** The candidates' table as a sheet of a workbook. */
export function tableSheet(rows: Sheet['rows'], { columns, criteria, locale }: ExportPlan): Sheet {
  const name = createTranslator({ locale, messages: messages[locale] })('exportAbout.candidates');
  const widthsOf = (column: ExportColumn): number[] => {
    if (column === 'verdicts') return criteria.map(() => width.text);
    return column === 'verdictReasons' ? criteria.map(() => width.long) : [widths[column] ?? width.text];
  };
  return { name, rows, widths: columns.flatMap(widthsOf), isTable: true, headings: [0] };
}

/** Ends a text that is longer than a cell of Excel holds. */
export function cutMark(locale: Locale): string {
  return createTranslator({ locale, messages: messages[locale] })('export.cut');
}

type MaskedCvs = Awaited<ReturnType<typeof findMaskedCvs>>;

/** What follows from a score that the person does not see yet. */
const hiddenCells = ({ rateSource, rate }: ExportRow) => ({
  matchScore: null,
  rate: rateSource === 'AI' ? null : rate,
});

function cellsOf(
  row: ExportRow,
  { columns, criteria, locale }: ExportPlan,
  { masked, hidden }: { masked: MaskedCvs; hidden: ReadonlyMap<string, HiddenPart> },
): Cell[] {
  const plain = { ...plainCells(row, locale), ...(hidden.has(row.id) ? hiddenCells(row) : {}) };
  const noVerdicts = hidden.get(row.id) === 'VERDICTS';
  const cv = masked.get(row.currentAnalysis?.cvSha256 ?? '');
  const blind = isBlind(row) ? { mask: blindMaskOf(cv, row) } : undefined;
  return columns.flatMap((column) => {
    if (column === 'applicationAnswers') return [answersCell(row.formApplication, locale, blind)];
    if (column !== 'verdicts' && column !== 'verdictReasons') return [plain[column]];
    if (noVerdicts) return criteria.map(() => null);
    if (column === 'verdicts') return verdictCells(row, criteria, locale);
    return reasonCells(row, criteria, locale, blind);
  });
}

/**
 * The headings, then a row of cells for each candidate in the order of the ids; read some hundred at a time.
 *
 * @throws AppError as `requireStillAllowed`, also between two hundreds
 */
export async function* exportRows(ids: readonly string[], plan: ExportPlan): AsyncGenerator<Cell[]> {
  yield headings(plan);
  for (let from = 0; from < ids.length; from += batchSize) {
    // A slow reader takes minutes: whoever lost access meanwhile gets no more.
    await requireStillAllowed(database(), plan.actor, plan.processId, 'candidate:export');
    const batch = ids.slice(from, from + batchSize);
    const rows = await database().candidate.findMany({ where: { id: { in: batch } }, select: exportSelect });
    const files = rows.filter(isBlind).map(({ currentAnalysis }) => currentAnalysis?.cvSha256 ?? '');
    const isMasked = plan.columns.includes('verdictReasons') || plan.columns.includes('applicationAnswers');
    const masked = await findMaskedCvs(isMasked ? files : []);
    const hidden = await findHiddenScores(plan.actor, batch);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of batch) {
      const row = byId.get(id);
      if (row) yield cellsOf(row, plan, { masked, hidden });
    }
  }
}
