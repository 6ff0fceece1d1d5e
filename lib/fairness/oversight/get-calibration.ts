import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { judgementsSchema, type CalibrationJudgement } from '@/lib/domain/calibration-schemas';
import { timeZone } from '@/lib/i18n/time-zone';
import { cohensKappa } from '../statistics/cohens-kappa';
import { reliability } from '../statistics/reliability';
import type { Calibration } from './schemas';

type Judged = CalibrationJudgement & { month: string };

const isAgreed = ({ verdict, engineVerdict }: Judged): boolean => verdict === engineVerdict;

/**
 * Unweighted: "no information" is no step between "met" and "not met", so that no distance between verdicts could be defended.
 * The interval takes judgements for independent; three are of one candidate, so that it is rather too narrow.
 */
function kappaOf(judged: readonly Judged[]): Calibration['kappa'] {
  const verdicts = verdictSchema.options;
  const found = cohensKappa(
    verdicts.map((engine) =>
      verdicts.map(
        (person) =>
          judged.filter(({ verdict, engineVerdict }) => engineVerdict === engine && verdict === person).length,
      ),
    ),
  );
  return found && { kappa: found.kappa, low: found.low, high: found.high };
}

/**
 * How the engine agrees with people who judged candidates of a process before they saw any verdict. Of each candidate the first
 * person's judgements count, so that nobody is in the table twice; months are of the judging.
 *
 * @throws AppError `process.not-found`
 */
export async function getCalibration(actor: PersonActor, { processId }: { processId: string }): Promise<Calibration> {
  await requireProcessPermission(database(), actor, processId, 'candidate:analyse');
  const [{ calibrationSince }, rows] = await Promise.all([
    database().process.findUniqueOrThrow({ where: { id: processId }, select: { calibrationSince: true } }),
    database().calibrationAnswer.findMany({
      where: { candidate: { processId } },
      orderBy: [{ answeredAt: 'asc' }, { userId: 'asc' }],
      select: { candidateId: true, judgements: true, answeredAt: true },
    }),
  ]);
  const answers = rows.filter(({ judgements }) => judgements !== null);
  const first = new Map(answers.toReversed().map((answer) => [answer.candidateId, answer]));
  const monthOf = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
  const judged = [...first.values()].flatMap(({ judgements, answeredAt }): Judged[] => {
    const month = monthOf.format(answeredAt);
    return judgementsSchema.parse(judgements).map((one) => ({ ...one, month }));
  });
  const months = Map.groupBy(judged, ({ month }) => month);
  return {
    calibrates: calibrationSince !== null,
    people: first.size,
    skipped: rows.length - answers.length,
    judged: judged.length,
    agreed: judged.filter(isAgreed).length,
    kappa: kappaOf(judged),
    reliability: reliability(judged.map((one) => ({ confidence: one.confidence, right: isAgreed(one) }))),
    months: [...months]
      .map(([month, own]) => ({
        month,
        judged: own.length,
        agreed: own.filter(isAgreed).length,
        confidence: own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length,
      }))
      .toSorted((one, other) => one.month.localeCompare(other.month))
      .slice(-12),
  };
}
