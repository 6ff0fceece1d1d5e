import { createTranslator } from 'next-intl';
import { criterionKey } from '@/lib/analysis/criteria/criterion-key';
import { scoreBreakdownSchema, type CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/ui.json';
import pl from '@/messages/pl/ui.json';
import { maskText, type BlindMask } from '../blind/blind-mask';

const messages = { pl, en };

export const verdictsSelect = {
  correctedBreakdown: true,
  currentAnalysis: {
    select: {
      cvSha256: true,
      locale: true,
      scoreBreakdown: true,
      verdicts: { select: { criterionId: true, reason: true, translatedReason: true } },
    },
  },
  corrections: { where: { endedAt: null }, select: { criterionKey: true, reason: true } },
} satisfies Prisma.CandidateSelect;

type VerdictsRow = Prisma.CandidateGetPayload<{ select: typeof verdictsSelect }>;

/** The verdict on each criterion in words, with the recruiters' corrections; null where there is none. */
export function verdictCells(
  row: VerdictsRow,
  criteria: readonly CriterionSnapshot[],
  locale: Locale,
): (string | null)[] {
  const t = createTranslator({ locale, messages: messages[locale] });
  const stored = row.correctedBreakdown ?? row.currentAnalysis?.scoreBreakdown;
  const lines = new Map(
    (stored ? scoreBreakdownSchema.parse(stored).lines : []).map((line) => [line.criterionId, line.verdict]),
  );
  return criteria.map(({ criterionId, kind }) => {
    const verdict = lines.get(criterionId);
    return verdict ? t(`${kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict'}.${verdict}`) : null;
  });
}

/**
 * Why each verdict is as it is: the recruiter's words where one was corrected, else the engine's.
 *
 * @param blind `mask`: what is masked of a hidden candidate, null where it is not known; left out of one who is shown
 */
export function reasonCells(
  row: VerdictsRow,
  criteria: readonly CriterionSnapshot[],
  locale: Locale,
  blind?: { mask: BlindMask | null },
): (string | null)[] {
  const isTranslated = toLocale(row.currentAnalysis?.locale) !== locale;
  const reasons = new Map(
    row.currentAnalysis?.verdicts.map(({ criterionId, reason, translatedReason }) => [
      criterionId,
      isTranslated ? (translatedReason ?? reason) : reason,
    ]),
  );
  const corrected = new Map(row.corrections.map((one) => [one.criterionKey, one.reason]));
  return criteria.map((criterion) => {
    const reason = reasons.get(criterion.criterionId);
    if (reason === undefined) return null;
    // A person's own words are never masked, neither here nor on the page.
    return corrected.get(criterionKey(criterion)) ?? (blind ? maskText(reason, blind.mask) : reason);
  });
}
