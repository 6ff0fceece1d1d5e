import { demoCvTexts } from '@/prisma/seed/cvs/demo-cvs';
import { demoProcesses } from '@/prisma/seed/demo-processes';
import { splitDescription } from '@/lib/requirement-review/split-description';
import { loadAdverts } from '../labelled-adverts';
import { loadCases } from '../labelled-cases';
import { documentFromText } from '@/lib/cv/document-from-text';
import { extractProfile } from '@/lib/cv/extract-profile';
import { areAlike } from '@/lib/fairness/swap/outcome';
import { man, neutral, woman } from '@/lib/fairness/swap/person';
import { keptFor, swapPerson } from '@/lib/fairness/swap/swap-person';
import { swapWords } from '@/lib/fairness/swap/swap-words';
import { titlePairs } from '@/lib/fairness/swap/title-pairs';
import { otherThanTitles, titleForms } from './swap-cases';
import { judge, outcomes, outcomesOf } from './title-swap';
import { writtenOf } from './written-swap';

const cvsOf = (title: string): string[] => [
  `Alex Nowak\nalex@poczta.example\nDoświadczenie\n03.2019 – obecnie ${title}, Firma Zawada\n• prace bieżące\nWykształcenie\n2013–2018 Szkoła`,
  `Alex Nowak\n${title}\nalex@poczta.example\nDoświadczenie zawodowe\n${title}\nFirma Zawada\n03.2015 – 05.2018\nobsługa`,
  `Alex Nowak\nDoświadczenie\nFirma Zawada, ${title}, 2016 - 2018\n`,
  `Alex Nowak\nOd 2015 do 2020 praca jako ${title.toLowerCase()} w firmie Zawada.`,
];

/** Takes the title out of what is said of either CV. */
function withoutTitle(masculine: string, feminine: string): (text: string) => string {
  const whole = [feminine, masculine].map((title) => title.toLowerCase());
  const words = whole.flatMap((title) => title.split(/[\s-]+/));
  const own = words.filter((word) => words.indexOf(word) === words.lastIndexOf(word));
  const all = [...whole, ...own].sort((one, other) => other.length - one.length);
  return (text) => all.reduce((rest, title) => rest.replaceAll(title, '#'), text.toLowerCase());
}

interface Pair {
  masculine: string;
  feminine: string;
}

/** Whether all CVs with the one title are judged as those with the other. */
function isSame({ masculine, feminine }: Pair, requirements: readonly string[]): boolean {
  const plain = withoutTitle(masculine, feminine);
  const judged = (title: string) => cvsOf(title).flatMap((cv) => outcomes(cv, requirements, 'pl'));
  const hers = judged(feminine);
  return judged(masculine).every((his, index) => areAlike(his, hers[index], plain));
}

const differing = (set: 'open' | 'held-out'): string[] =>
  titlePairs
    .filter((pair) => pair.set === set)
    .filter((pair) => {
      const years = pair.language === 'pl' ? 'min. 3 lata doświadczenia jako' : 'At least 3 years as a';
      const titles = [pair.masculine, pair.feminine];
      return !isSame(pair, [...titles, ...titles.map((title) => `${years} ${title.toLowerCase()}`)]);
    })
    .map(({ masculine, feminine }) => `${masculine} / ${feminine}`);

test('a title in the form of a woman is judged as in the form of a man', () => {
  // Its acronym stays an acronym, and the rest of the word is no word.
  expect(differing('open')).toEqual(['PR-owiec / PR-ówka']);
});

test('so are the titles that no rule was made by', () => {
  expect(differing('held-out').length).toBeLessThanOrEqual(2);
});

test.each(['open', 'held-out'] as const)('requirements with a title in any case, %s', (set) => {
  const wrong = titleForms.filter((one) => one.set === set && !isSame(one, [one.requirement]));
  expect(wrong.map(({ requirement }) => requirement)).toEqual([]);
});

/** Most were taken for the title before: 52 of the 70 open ones. */
test.each([
  ['open', 25],
  ['held-out', 10],
] as const)('things, places and other occupations that look like a title, %s', (set, most) => {
  const taken = otherThanTitles.filter(({ requirement, line, ...one }) => {
    if (one.set !== set) return false;
    const cv = `Alex Nowak\nDoświadczenie\n${line}\nWykształcenie\n2001 – 2004 Szkoła`;
    return outcomes(cv, [requirement], 'pl').some(({ verdict }) => /MET$/.test(verdict) && verdict !== 'NOT_MET');
  });
  expect(taken.length).toBeLessThanOrEqual(most);
});

interface Swapped {
  name: string;
  cv: string;
  requirements: string[];
  locale: 'pl' | 'en';
}

const casesOf = (isHeldOut: boolean): Swapped[] =>
  loadCases()
    .filter((position) => position.isHeldOut === isHeldOut)
    .flatMap(({ name, candidates, requirements, language }) =>
      candidates.map(({ id, cv }) => ({
        name: `${name} ${id}`,
        cv,
        requirements: requirements.map(({ text }) => text),
        locale: language,
      })),
    );

/** The CV of a woman and of a man. */
function swappedCvs({ cv, requirements }: Swapped): string[] {
  const known = extractProfile(documentFromText(cv));
  return [woman, man].map((person) => swapPerson(cv, known, person, keptFor(requirements)).text);
}

interface Difference {
  /** Requirements whose judgement differs. */
  judged: string[];
  /** The score, texts and interview questions that differ. */
  written: string[];
}

/** What differs when sex, name, age, town, family and nationality are swapped. */
function differenceOf(cases: readonly Swapped[]): Difference {
  const differences = cases.map((one): Difference => {
    const { name, requirements, locale } = one;
    const [hers, his] = swappedCvs(one).map((cv) => judge(cv, requirements, locale));
    if (!hers || !his) return { judged: [name], written: [] };
    const [herOutcomes, hisOutcomes] = [outcomesOf(hers), outcomesOf(his)];
    const judged = requirements.filter((_, index) => {
      const outcome = herOutcomes[index];
      return !outcome || !areAlike(outcome, hisOutcomes[index], neutral);
    });
    const other = writtenOf(his);
    const written = writtenOf(hers).filter((text, index) => neutral(text) !== neutral(other[index] ?? ''));
    // Where a judgement differs, so do the texts.
    const own = judged.length > 0 ? [] : written;
    return { judged: judged.map((text) => `${name}: ${text}`), written: own.map((text) => `${name}: ${text}`) };
  });
  return {
    judged: differences.flatMap(({ judged }) => judged),
    written: differences.flatMap(({ written }) => written),
  };
}

test('nothing that is judged or written of a labelled CV differs when its person is another', () => {
  expect(differenceOf(casesOf(false))).toEqual({ judged: [], written: [] });
});

test('nor, but for 6 of 2,304 judgements and 3 sentences, of those that no rule was made by', () => {
  const { judged, written } = differenceOf(casesOf(true));
  expect(judged.length).toBeLessThanOrEqual(6);
  expect(written.length).toBeLessThanOrEqual(3);
});

test('nor of a CV of the demo', () => {
  const cases = demoProcesses.flatMap(({ key, requirements }) =>
    demoCvTexts(key).map((cv, index): Swapped => ({
      name: `${key} ${index}`,
      cv,
      requirements: requirements.map(({ text }) => text),
      locale: 'pl',
    })),
  );
  expect(cases.length).toBeGreaterThan(50);
  expect(differenceOf(cases)).toEqual({ judged: [], written: [] });
});

test('an advert is split alike whichever sex it is worded for', () => {
  const adverts = [...loadAdverts('open', 'pl'), ...loadAdverts('held-out', 'pl')].map(({ advert }) => advert);
  const split = (advert: string) =>
    splitDescription(advert).map(({ text, ...rest }) => ({ text: neutral(text), ...rest }));
  const wrong = adverts.filter(
    (advert) => JSON.stringify(split(swapWords(advert, 'woman'))) !== JSON.stringify(split(swapWords(advert, 'man'))),
  );
  expect(wrong).toEqual([]);
});
