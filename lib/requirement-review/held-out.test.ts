import { reviewPositionTitle } from './review-position-title';
import { reviewRequirement } from './review-requirement';
import { heldOutRequirements, heldOutTitles } from '@/tests/requirement-review/held-out-cases';
import { discriminationGrounds } from './review-rule';

const grounds = new Set<string>(discriminationGrounds);

/** What was wrong when this table was measured (docs/decisions/0049). One that comes right leaves the list. */
const knownMisses = [
  'Nie przewidujemy zatrudnienia osób spodziewających się dziecka',
  'Oświadczenie o braku leczenia psychiatrycznego',
  'Akceptujemy jedynie kandydatów z polskim pochodzeniem',
  'Must provide details of past illnesses and hospital stays',
  'British-born applicants only',
  'No beards, dreadlocks or visible tattoos',
  'Wysoko rozwinięte kompetencje miękkie',
  'Driver for a school bus with children with disabilities',
  'Groomsmen Suit Designer',
];
/** The shares of the first run; a change that goes below them makes the review worse than it was. */
const floors = {
  refused: { precision: 0.9, recall: 0.62 },
  warned: { precision: 1, recall: 0.75 },
  title: { precision: 0.83, recall: 1 },
};

type Kind = keyof typeof floors;
type Answer = Kind | 'fine';
interface Judged {
  text: string;
  expected: Answer;
  answer: Answer;
  isRight: boolean;
}

const kindOf = (codes: readonly string[]): Answer => {
  if (codes.some((code) => grounds.has(code))) return 'refused';
  return codes.length > 0 ? 'warned' : 'fine';
};

const judged: Judged[] = [
  ...heldOutRequirements.map(([text, ...codes]) => {
    const found = reviewRequirement(text).map(({ code }) => code);
    const isRight = [...found].sort().join() === [...codes].sort().join();
    return { text, expected: kindOf(codes), answer: kindOf(found), isRight };
  }),
  ...heldOutTitles.map(([text, isGendered]): Judged => {
    const isFound = reviewPositionTitle(text) !== null;
    const answerOf = (yes: boolean): Answer => (yes ? 'title' : 'fine');
    return { text, expected: answerOf(isGendered), answer: answerOf(isFound), isRight: isFound === isGendered };
  }),
];

test.each(['refused', 'warned', 'title'] as const)('of unseen texts, as many are %s as were', (kind) => {
  const found = judged.filter(({ answer }) => answer === kind);
  const due = judged.filter(({ expected }) => expected === kind);
  const right = found.filter(({ expected }) => expected === kind).length;
  expect(right / found.length).toBeGreaterThanOrEqual(floors[kind].precision);
  expect(right / due.length).toBeGreaterThanOrEqual(floors[kind].recall);
});

test('the misses are those that are known', () => {
  const misses = judged.filter(({ isRight }) => !isRight).map(({ text }) => text);
  expect(misses.sort()).toEqual([...knownMisses].sort());
});
