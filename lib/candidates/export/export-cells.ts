import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { payColumns, payOf } from '@/lib/analysis/details/corrected-details';
import { languageName } from '@/lib/analysis/criteria/criterion-labels';
import type { Prisma } from '@/lib/db/generated/client';
import type { ExportColumn, Thumb } from '@/lib/domain/candidate-enums';
import { hideColumns } from '@/lib/domain/personal-data';
import { ownIdOf } from '@/lib/domain/own-id';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { storedDay, today } from '@/lib/validation/calendar-day';
import en from '@/messages/en/candidates.json';
import pl from '@/messages/pl/candidates.json';
import { blindSelect, isBlind } from '../blind/blindness';
import { followUpSelect, serializeFollowUp } from '../serialize/serialize-follow-up';
import { noteSelect } from '../serialize/serialize-note';
import { thumbsSelect } from '../serialize/serialize-thumb';
import { payCell } from './pay-cell';
import { verdictsSelect } from './export-verdicts';

/** A number stays a number in a spreadsheet. */
export type Cell = string | number | null;

const messages = { pl, en };

export const exportSelect = {
  ...verdictsSelect,
  ...blindSelect,
  process: { select: { ...blindSelect.process.select, ordinalNumber: true } },
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  city: true,
  voivodeship: true,
  currentPosition: true,
  availability: true,
  ...payColumns,
  decision: true,
  languages: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  status: true,
  source: true,
  applicationSources: true,
  externalProcessStatus: true,
  createdAt: true,
  currentDecision: { select: { note: true, holdUntil: true, reason: { select: { textPl: true, textEn: true } } } },
  notes: { orderBy: { id: 'asc' }, select: noteSelect },
  thumbs: thumbsSelect,
  formApplication: { select: { answers: true } },
  ...followUpSelect,
} satisfies Prisma.CandidateSelect;

export type ExportRow = Prisma.CandidateGetPayload<{ select: typeof exportSelect }>;

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

/** The colleagues' notes, a line each. */
function notesOf({ notes }: ExportRow): string {
  return notes
    .map(({ createdAt, author, text }) => `${today(createdAt)} ${author.firstName} ${author.lastName}: ${text}`)
    .join('\n');
}

/** Who gave this thumb. */
function namesOf({ thumbs }: ExportRow, wanted: Thumb): string {
  const given = thumbs.filter(({ thumb }) => thumb === wanted);
  return given.map(({ user }) => `${user.firstName} ${user.lastName}`).join(', ');
}

/** The cells that are one column each. Who is hidden in a blind process has no names, contact data and residence. */
export function plainCells(
  stored: ExportRow,
  locale: Locale,
): Record<Exclude<ExportColumn, 'verdicts' | 'verdictReasons' | 'applicationAnswers'>, Cell> {
  const t = createTranslator({ locale, messages: messages[locale] });
  const row = isBlind(stored) ? hideColumns(stored) : stored;
  const { firstName, lastName, email, phone, city, voivodeship, currentDecision, expectedSalaryMinor } = row;
  const reason = currentDecision?.reason ?? null;
  const followUp = serializeFollowUp(stored);
  const spoken = languagesSchema
    .parse(row.languages)
    .map(({ language, level }) => `${languageName(language, locale)}: ${t(`languageLevel.${level}`)}`);
  return {
    number: row.ordinalNumber,
    ownId: ownIdOf({ process: row.process.ordinalNumber, candidate: row.ordinalNumber }),
    firstName,
    lastName,
    email,
    phone,
    city,
    voivodeship,
    currentPosition: row.currentPosition,
    expectedSalary: expectedSalaryMinor === null ? null : expectedSalaryMinor / 100,
    currency: row.expectedCurrency,
    expectedPay: payCell(payOf(row), locale),
    availability: row.availability,
    languages: spoken.join(', '),
    matchScore: row.matchScore,
    rate: row.rate,
    status: t(`status.${row.status}`),
    decision: t(`decision.${row.decision ?? 'UNDECIDED'}`),
    holdUntil: storedDay(currentDecision?.holdUntil ?? null),
    decisionReason: reason && (locale === 'pl' ? reason.textPl : reason.textEn),
    decisionNote: currentDecision?.note ?? null,
    stage: followUp.stage?.[locale] ?? null,
    owner: followUp.owner && `${followUp.owner.firstName} ${followUp.owner.lastName}`,
    nextStep: followUp.nextStep || null,
    nextStepDay: followUp.dueOn,
    notes: notesOf(row),
    thumbsUp: namesOf(row, 'UP'),
    thumbsDown: namesOf(row, 'DOWN'),
    source: t(`source.${row.source}`),
    applicationSources: row.applicationSources.join(', '),
    inAts: t(`externalProcessStatus.${row.externalProcessStatus}`),
    date: today(row.createdAt),
  };
}
