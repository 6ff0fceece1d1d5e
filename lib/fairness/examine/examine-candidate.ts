import type { Locale } from '@/lib/i18n/locale';
import type { CaseResult, Difference } from '../schemas';
import { swapParts } from '../swap/enums';
import { man, neutral, woman, type Person } from '../swap/person';
import { keptFor, swapPerson } from '../swap/swap-person';
import { addFact, inOtherFormat, inOtherWords, removeFact, withPraise } from './change-facts';
import type { ModelOfCopies } from './ask-model-about-copies';
import { compareCopies, compareWritten, isRaised } from './compare-copies';
import type { Asked, Copy, JudgeCopy, JudgedCopy } from './judge-copy';

interface Examined {
  /** The CV's text; copies of it are judged and thrown away. */
  original: Copy;
  /** Of the CV, for the sentences that are added. */
  language: Locale;
  asked: Asked;
  judge: JudgeCopy;
  /** The model that judges; two runs of it over one copy may differ. Null: the rules judge. */
  model: ModelOfCopies | null;
}

/** Copies of the CV as a woman's and as a man's, both judged. */
async function swapped({ original, asked, judge, model }: Examined, judged: JudgedCopy) {
  const kept = keptFor(asked.criteria.flatMap(({ kind, text }) => (kind === 'LOCATION' ? ['office'] : text)));
  const known = { ...judged.person, ...withoutNulls(original.name) };
  const swaps = [woman, man].map((person) => ({ person, cv: swapPerson(original.text, known, person, kept) }));
  const copyOf = (person: Person, text: string): Copy => ({
    text,
    name: { firstName: person.firstName, lastName: person.lastName },
  });
  const [hers, his] = swaps.map(({ person, cv }) => copyOf(person, cv.text));
  if (!hers || !his) throw new Error('There are two people.');
  const [one, other] = [await judge(hers), await judge(his)];
  const differences: Difference[] = [compareCopies({ test: 'swap', one, other, neutral })];
  if (model) {
    const again = await judge(hers, 1);
    differences.push(compareCopies({ test: 'repeat', one, other: again, neutral }));
    const written = await writtenOf(model, { hers, his }, { one, other, again });
    if (written) differences.push(compareWritten(written));
  }
  const counts = swapParts.map((part) => [part, Math.max(...swaps.map(({ cv }) => cv.swapped[part]))] as const);
  return { differences, swapped: Object.fromEntries(counts) as CaseResult['swapped'] };
}

/** What the model writes of the two, and of the first again; null: it did not of each. */
async function writtenOf(
  model: ModelOfCopies,
  { hers, his }: Record<'hers' | 'his', Copy>,
  judged: Record<'one' | 'other' | 'again', JudgedCopy>,
) {
  const one = await model.write(hers, judged.one);
  const other = one && (await model.write(his, judged.other));
  const again = other && (await model.write(hers, judged.again, 1));
  return one && other && again && { one, other, again };
}

const withoutNulls = ({ firstName, lastName }: Copy['name']) => ({
  ...(firstName !== null && { firstName }),
  ...(lastName !== null && { lastName }),
});

/** Facts taken out and added. */
async function validity({ original, asked, judge }: Examined, judged: JudgedCopy): Promise<Difference[]> {
  const differences: Difference[] = [];
  const less = removeFact(original.text, asked.criteria, judged.judgements);
  if (less) {
    const other = await judge({ ...original, text: less.text });
    const broken = isRaised(judged, other, less.criterionId) || isHigher(judged, other);
    differences.push(
      compareCopies({ test: 'removed', one: judged, other, broken, sameLines: false, criterionId: less.criterionId }),
    );
  }
  const more = addFact(original.text, asked.criteria, judged.judgements);
  if (more) {
    const other = await judge({ ...original, text: more.text });
    const broken = isRaised(other, judged, more.criterionId) || isHigher(other, judged);
    differences.push(
      compareCopies({ test: 'added', one: judged, other, broken, sameLines: false, criterionId: more.criterionId }),
    );
  }
  return differences;
}

const isHigher = (one: JudgedCopy, other: JudgedCopy): boolean =>
  one.score !== null && other.score !== null && other.score > one.score;

/** The same facts in another form. */
async function otherForms(
  { original, language, asked, judge, model }: Examined,
  judged: JudgedCopy,
): Promise<Difference[]> {
  const forms = [
    ['format', inOtherFormat(original.text)],
    ['praise', withPraise(original.text, language, asked.criteria)],
    ['words', inOtherWords(original.text, language)],
    ['reworded', model && (await model.reword(original, judged))],
  ] as const;
  const differences: Difference[] = [];
  for (const [test, text] of forms) {
    if (text === null) continue;
    const other = await judge({ ...original, text });
    const difference = compareCopies({ test, one: judged, other, sameLines: false });
    // Said in other words, the same may be as sure or less: what counts is the verdict and the score.
    const broken = difference.verdicts.length > 0 || judged.score !== other.score;
    differences.push({ ...difference, broken });
  }
  return differences;
}

/**
 * Judges copies of a CV and compares: of another person, with a fact less or more, in another form. By rules nothing may differ
 * between two people; a model is held against two runs of the same copy.
 *
 * @throws AppError those of the engine
 */
export async function examineCandidate(examined: Examined): Promise<CaseResult> {
  const judged = await examined.judge(examined.original);
  const people = await swapped(examined, judged);
  const differences = [
    ...people.differences,
    ...(await validity(examined, judged)),
    ...(await otherForms(examined, judged)),
  ];
  return { swapped: people.swapped, differences };
}
