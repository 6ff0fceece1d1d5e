import { createHash } from 'node:crypto';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { PersonActor } from '@/lib/auth/actor';
import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { candidateSources, candidateStatuses, decisions } from '@/lib/domain/candidate-enums';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { setFollowUps } from '@/lib/candidates/stages/set-follow-ups';
import { setStages } from '@/lib/candidates/stages/set-stages';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { seededRandom } from '@/prisma/seed/cvs/seeded-random';
import { cvSeparators, vocabulary } from './cv-vocabulary';

/** Days from today, on both sides of what the filter of next steps asks for. */
const dueDays = [-10, -1, 0, 1, 7, 8];

/** Everything that a search may ask about a candidate. */
export type KnownCandidate = Awaited<ReturnType<typeof readCandidates>>[number] & {
  cvText: string | null;
  /** With the corrections, by criterion. */
  verdicts: Map<string, Verdict>;
  /** User ids. */
  openedBy: Set<string>;
};

export const voivodeships = ['dolnośląskie', 'łódzkie', 'małopolskie'];
export const cities = ['Wrocław', 'Łódź', 'Kraków', 'Zielona Góra', 'Gdańsk'];
export const applicationSources = ['Pracuj.pl', 'LinkedIn', 'polecenie'];
export const languages = ['en', 'de', 'pl'];
/** "To invite" and "Interview" of the migration. */
export const stages = [1, 2].map((place) => `0193a000-0000-7000-8000-00000000000${place}`);
/** No period is wider: a year's candidates, some at midnight in Warsaw. */
const firstInstant = Date.parse('2025-12-31T23:00:00Z');
const halfHour = 1_800_000;

type Random = () => number;
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const maybe = <T>(random: Random, share: number, value: () => T): T | null => (random() < share ? value() : null);
const someOf = <T>(random: Random, values: readonly T[]): T[] => values.filter(() => random() < 0.4);

function cvText(random: Random): string {
  const words = Array.from({ length: 4 + Math.floor(random() * 5) }, () => pick(random, vocabulary));
  return words.map(({ written }) => pick(random, written) + pick(random, cvSeparators)).join('');
}

function randomColumns(random: Random) {
  const source = pick(random, candidateSources);
  return {
    status: pick(random, candidateStatuses),
    source,
    externalProcessStatus: pick(
      random,
      source === 'KNOW_ME' ? (['NOT_APPLICABLE'] as const) : (['NOT_SENT', 'SENT'] as const),
    ),
    applicationSources: someOf(random, applicationSources),
    ...(random() < 0.1 ? { firstName: null, lastName: null } : {}),
    city: maybe(random, 0.8, () => pick(random, cities)),
    voivodeship: maybe(random, 0.7, () => pick(random, voivodeships)),
    expectedSalaryMinor: maybe(random, 0.7, () => 500_000 + 50 * Math.floor(random() * 30_000)),
    expectedCurrency: pick(random, ['PLN', 'PLN', 'EUR']),
    languages: someOf(random, languages).map((language) => ({
      language,
      level: pick(random, languageLevelSchema.options),
    })),
    hasHiddenText: random() < 0.2,
    ...(random() < 0.2 && { dateDoubts: [{ kind: 'IN_FUTURE', quote: '', said: '', against: '' }] }),
    createdAt: new Date(firstInstant + halfHour * Math.floor(random() * 17_520)),
  };
}

const sha256Of = (id: string) => createHash('sha256').update(id).digest('hex');

async function giveCvs(texts: Map<string, string>): Promise<void> {
  const cvs = [...texts].map(([id, text]) => ({ sha256: sha256Of(id), text }));
  const file = { sizeBytes: 1, mimeType: 'application/pdf' };
  await database().cvFile.createMany({ data: cvs.map(({ sha256 }) => ({ sha256, ...file })) });
  await database().cvSearchText.createMany({
    data: cvs.map((cv) => ({ ...cv, readerVersion: 'test', maskingVersion, maskedTexts: [] })),
  });
}

/** Gives a candidate random values, and does what people do with some, by the use cases. */
async function prepare(random: Random, actors: PersonActor[], place: CandidatePlace, hasCv: boolean): Promise<void> {
  const { candidateId: id } = place;
  const data = { ...randomColumns(random), ...(hasCv ? { cvSha256: sha256Of(id) } : {}) };
  await database().candidate.update({ where: { id }, data });
  const actor = pick(random, actors);
  if (random() < 0.2) {
    await decideCandidate(actor, { ...place, decision: pick(random, decisions), reasonId: null, note: '' });
  }
  if (random() < 0.4) {
    const one = { processId: place.processId, choice: { candidateIds: [id] } };
    await setStages(actor, { ...one, stageId: pick(random, stages) });
    const dueOn = maybe(random, 0.7, () => daysLater(today(), pick(random, dueDays)));
    const ownerId = maybe(random, 0.6, () => pick(random, actors).userId);
    await setFollowUps(actor, { ...one, ownerId, nextStep: random() < 0.7 ? { text: 'Oddzwonić', dueOn } : null });
  }
  if (random() < 0.2) await getCandidate(actor, place);
  if (random() < 0.1)
    await database().analysis.updateMany({ where: { currentOf: { id } }, data: { matchScore: null } });
  if (random() > 0.08) return;
  const { analysis } = await getCandidate(actor, { ...place, peek: true });
  if (!analysis) return;
  const { criterionId } = pick(random, analysis.verdicts).criterion;
  const verdict = pick(random, ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'] as const);
  await correctVerdict(actor, { ...place, criterionId, verdict, reason: 'Rozmowa' });
}

function readCandidates(processId: string) {
  return database().candidate.findMany({
    where: { processId },
    include: {
      views: { select: { userId: true } },
      followUp: true,
      currentAnalysis: { select: { matchScore: true, verdicts: { select: { criterionId: true, verdict: true } } } },
      corrections: { where: { endedAt: null }, select: { label: true, verdict: true } },
    },
  });
}

/** Candidates of a process with random values of everything that can be searched, and all that is known of them. */
export async function createKnownCandidates(
  actors: PersonActor[],
  input: { processId: string; count: number; seed: number; criteria: { id: string; text: string }[] },
): Promise<KnownCandidate[]> {
  const { processId, criteria } = input;
  await createTestCandidates(input);
  const ids = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const chances = ids.map(({ id }, index) => ({ id, random: seededRandom(input.seed + index) }));
  const texts = new Map(chances.flatMap(({ id, random }) => (random() < 0.8 ? [[id, cvText(random)]] : [])));
  await giveCvs(texts);
  const atOnce = 8;
  for (let from = 0; from < chances.length; from += atOnce) {
    const some = chances.slice(from, from + atOnce);
    await Promise.all(
      some.map(({ id, random }) => prepare(random, actors, { processId, candidateId: id }, texts.has(id))),
    );
  }
  const idOf = new Map(criteria.map(({ id, text }) => [text, id]));
  return (await readCandidates(processId)).map((row) => ({
    ...row,
    cvText: texts.get(row.id) ?? null,
    verdicts: new Map([
      ...(row.currentAnalysis?.verdicts ?? []).map(({ criterionId, verdict }) => [criterionId, verdict] as const),
      ...row.corrections.map(({ label, verdict }) => [idOf.get(label) ?? '', verdict] as const),
    ]),
    openedBy: new Set(row.views.map(({ userId }) => userId)),
  }));
}
