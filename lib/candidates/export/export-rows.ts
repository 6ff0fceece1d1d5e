import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { languageName } from '@/lib/analysis/criteria/criterion-labels';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/candidates.json';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import pl from '@/messages/pl/candidates.json';
import { blindSelect, isBlind } from '../blind/blindness';

/** A number stays a number in a spreadsheet. */
export type Cell = string | number | null;

const messages = { pl, en };
const batchSize = 500;

const rowSelect = {
  ...blindSelect,
  ...{ id: true, ordinalNumber: true, firstName: true, lastName: true, email: true, phone: true },
  ...{ city: true, voivodeship: true, currentPosition: true, expectedSalaryMinor: true, expectedCurrency: true },
  decision: true,
  ...{ languages: true, matchScore: true, rate: true, status: true, source: true, applicationSources: true },
  ...{ externalProcessStatus: true, createdAt: true },
  currentDecision: { select: { note: true, reason: { select: { textPl: true, textEn: true } } } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof rowSelect }>;

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

const columns = [
  ...(['number', 'firstName', 'lastName', 'email', 'phone', 'city', 'voivodeship', 'currentPosition'] as const),
  ...(['expectedSalary', 'currency', 'languages', 'matchScore', 'rate', 'status', 'decision'] as const),
  ...(['decisionReason', 'decisionNote', 'source', 'applicationSources', 'inAts', 'date'] as const),
];

/** Cells by column; each has a heading. */
function cellsOf(row: Row, locale: Locale): Record<keyof typeof pl.export, Cell> {
  const t = createTranslator({ locale, messages: messages[locale] });
  const { firstName, lastName, email, phone, city, voivodeship } = isBlind(row) ? hidden : row;
  const { currentDecision, expectedSalaryMinor } = row;
  const reason = currentDecision?.reason ?? null;
  const spoken = languagesSchema
    .parse(row.languages)
    .map(({ language, level }) => `${languageName(language, locale)}: ${t(`languageLevel.${level}`)}`);
  return {
    number: row.ordinalNumber,
    ...{ firstName, lastName, email, phone },
    ...{ city, voivodeship },
    currentPosition: row.currentPosition,
    expectedSalary: expectedSalaryMinor === null ? null : expectedSalaryMinor / 100,
    currency: row.expectedCurrency,
    languages: spoken.join(', '),
    matchScore: row.matchScore,
    rate: row.rate,
    status: t(`status.${row.status}`),
    decision: t(`decision.${row.decision ?? 'UNDECIDED'}`),
    decisionReason: reason && (locale === 'pl' ? reason.textPl : reason.textEn),
    decisionNote: currentDecision?.note ?? null,
    source: t(`source.${row.source}`),
    applicationSources: row.applicationSources.join(', '),
    inAts: t(`externalProcessStatus.${row.externalProcessStatus}`),
    date: row.createdAt.toISOString().slice(0, 10),
  };
}

const hidden = { firstName: null, lastName: null, email: null, phone: null, city: null, voivodeship: null };

/** The headings, then a row of cells for each candidate in the order of the ids; read some hundred at a time. */
export async function* exportRows(ids: readonly string[], locale: Locale): AsyncGenerator<Cell[]> {
  const t = createTranslator({ locale, messages: messages[locale] });
  yield columns.map((column) => t(`export.${column}`));
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await database().candidate.findMany({ where: { id: { in: batch } }, select: rowSelect });
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of batch) {
      const row = byId.get(id);
      if (!row) continue;
      const cells = cellsOf(row, locale);
      yield columns.map((column) => cells[column]);
    }
  }
}
