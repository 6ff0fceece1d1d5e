import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { verifyEvidence } from '@/lib/analysis/evidence/verify-evidence';
import { computeMatchScore } from '@/lib/analysis/score/match-score';
import { composeSentences } from '@/lib/analysis/texts/compose-texts';
import { faultOf } from '@/lib/analysis/written-texts/check-sentence';
import { tellsSex } from '@/lib/analysis/written-texts/tells-sex';
import { toldCriteria } from '@/lib/analysis/written-texts/texts-question';
import { documentFromText } from '@/lib/cv/document-from-text';
import { textFields, type CriterionSnapshot, type Judgement } from '@/lib/domain/analysis-schemas';
import { locales, type Locale } from '@/lib/i18n/locale';
import { criterion } from '@/tests/analysis/criterion';
import { loadCases, referenceDate, type LabelledPosition } from './labelled-cases';

type Sentences = ReturnType<typeof composeSentences>;

interface Written {
  name: string;
  criteria: CriterionSnapshot[];
  judgements: Judgement[];
  sentences: Sentences;
}

/** The labelled positions give no weights: what is named first counts most. */
function criteriaOf({ requirements, redFlags = [] }: LabelledPosition): CriterionSnapshot[] {
  const asked = requirements.map(({ text }, index) => ({
    text,
    importance: Math.max(2, 5 - Math.floor(index / 2)),
    necessity: /mile widzian|atut|nice to have|an asset|a plus/i.test(text) ? 'NICE_TO_HAVE' : 'REQUIRED',
  }));
  const flags = redFlags.map(({ text }) => ({ text, kind: 'RED_FLAG' as const }));
  return [...asked, ...flags].map((values, index) => criterion(index + 1, values as Partial<CriterionSnapshot>));
}

/** Judged once, with reasons in both languages. */
const judged = loadCases().flatMap((position) => {
  const criteria = criteriaOf(position);
  return position.candidates.map(({ id, cv }) => {
    const document = documentFromText(cv);
    const judgements = judgeOffline({ document, criteria, locale: 'pl', referenceDate });
    return { name: `${position.name} ${id}`, criteria, judgements: verifyEvidence(document, judgements, 'pl') };
  });
});

function inLanguage(judgement: Judgement, locale: Locale): Judgement {
  const { reason, translatedReason } = judgement;
  return locale === 'pl' ? judgement : { ...judgement, reason: translatedReason ?? reason, translatedReason: reason };
}

function write({ name, criteria, judgements }: (typeof judged)[number], locale: Locale): Written {
  const said = judgements.map((judgement) => inLanguage(judgement, locale));
  const breakdown = computeMatchScore(criteria, said, criterionLabels(criteria, locale));
  const sentences = composeSentences({ criteria, judgements: said, breakdown, locale });
  return { name, criteria, judgements: said, sentences };
}

const textsOf = ({ sentences }: Written): string[] =>
  textFields.flatMap((field) => sentences[field].map(({ text }) => text));

/** A text's own words: without what stands in quotation marks. */
const ownWords = (text: string): string => text.replaceAll(/[„“][^”]*”/g, 'Q');

/** What is left of a sentence without its facts. */
const skeleton = (text: string): string =>
  ownWords(text)
    .replaceAll(/Q(?: \(Q\)| \(N[^)]*\))?(?:, Q| i Q| and Q|, and Q)*/g, 'Q')
    .replaceAll(
      /\d+(?: (?:lat|lata|rok|roku|years?|miesi\p{L}+|months?))?(?: (?:i|and) \d+ (?:miesi\p{L}+|months?))?/gu,
      'N',
    )
    .replaceAll(/(?<=[Jj]ęzyk )\p{L}+/gu, 'L');

const openingOf = (text: string): string => text.split(/\s+/).slice(0, 2).join(' ');

function shares(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, first], [, second]) => second - first);
}

/** Sentences that our checks of a model's texts would take out. */
function faultsOf({ criteria, judgements, sentences }: Written, locale: Locale): string[] {
  const masked = new Map(
    judgements.map(({ criterionId, reason, translatedReason, evidence }) => [
      criterionId,
      { reasons: [reason, translatedReason ?? ''], quotes: evidence.map(({ quote }) => quote) },
    ]),
  );
  const told = new Map(toldCriteria(criteria, judgements, masked).map((one) => [one.criterionId, one.basis]));
  const name = { firstName: null, lastName: null };
  return textFields.flatMap((field) =>
    sentences[field].flatMap(({ text, on }) => {
      const basis = on.map((id) => told.get(id));
      // Where all is met, the one tip asks about what is proved: a model has nothing to ask then.
      const isAboutProved = field === 'tips' && basis.every((one) => one?.verdict === 'MET' && one.kind !== 'RED_FLAG');
      if (isAboutProved) return [];
      const find = (of: string) => faultOf({ text: of, locale, field, basis, name });
      const fault = find(text);
      // What stands in quotation marks are the recruiter's and the CV's own words.
      const isOfQuoted = (fault === 'figure' || fault === 'private') && find(ownWords(text)) !== fault;
      return fault && !isOfQuoted ? [`${fault}: ${text}`] : [];
    }),
  );
}

describe.each(locales.map((locale) => [locale]))('texts of all labelled cases, %s', (locale) => {
  let all: Written[];
  beforeAll(() => {
    all = judged.map((one) => write(one, locale));
  });

  const verdictsOn = (one: Written, field: 'strengths' | 'weaknesses' | 'redFlags'): string[] =>
    one.sentences[field].flatMap(({ on }) =>
      on.map((id) => one.judgements.find(({ criterionId }) => criterionId === id)?.verdict ?? ''),
    );

  test('weaknesses are bad news, strengths good news, red flags found ones', () => {
    for (const one of all) {
      expect(verdictsOn(one, 'weaknesses').filter((verdict) => !/^(NOT|PARTIALLY)_MET$/.test(verdict))).toEqual([]);
      expect(
        [...verdictsOn(one, 'strengths'), ...verdictsOn(one, 'redFlags')].filter((each) => each !== 'MET'),
      ).toEqual([]);
    }
  });

  test('nothing tells the sex, nor says "candidate", nor a score', () => {
    const own = all.flatMap(textsOf);
    expect(
      own.filter((text) => tellsSex(ownWords(text)) || /kandydat|candidate|\d (?:punkt|points)/i.test(ownWords(text))),
    ).toEqual([]);
  });

  test('no skeleton of a sentence stands more than twice in the texts of one candidate', () => {
    const repeated = all.flatMap((one) =>
      shares(textsOf(one).map(skeleton))
        .filter(([, count]) => count > 2)
        .map(([text]) => `${one.name}: ${text}`),
    );
    expect(repeated).toEqual([]);
  });

  test('opinions differ in their beginnings, and are as long as there is something to say', () => {
    const opinions = all.map(({ sentences }) => sentences.feedback);
    const [[, most] = ['', 0]] = shares(opinions.map(([first]) => openingOf(first?.text ?? '')));
    expect(most / all.length).toBeLessThan(0.15);
    const lengths = new Set(opinions.map(({ length }) => length));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(6);
    expect(lengths.size).toBeGreaterThanOrEqual(4);
  });

  test('every candidate has a tip, and no tip is one of everybody', () => {
    expect(all.filter(({ sentences }) => sentences.tips.length === 0)).toEqual([]);
    const [[, most] = ['', 0]] = shares(
      all.flatMap(({ sentences }) => [...new Set(sentences.tips.map(({ text }) => text))]),
    );
    expect(most / all.length).toBeLessThan(0.05);
  });

  test('the checks of a model’s sentences let them stand', () => {
    const faults = all.flatMap((one) => faultsOf(one, locale));
    const count = all.flatMap(textsOf).length;
    expect(faults.length / count).toBeLessThan(0.005);
  });

  test('the same input gives the same texts', () => {
    expect(judged.slice(0, 20).map((one) => write(one, locale))).toEqual(all.slice(0, 20));
  });
});
