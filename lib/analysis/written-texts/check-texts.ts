import { textFields, type TextField } from '@/lib/domain/analysis-schemas';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { locales } from '@/lib/i18n/locale';
import { faultOf } from './check-sentence';
import type { SentenceBasis, SentenceFault } from './sentence-basis';
import type { SaidSentence, SaidTexts } from './texts-response';
import type { ToldCriterion } from './texts-question';
import type { WrittenSentence, WrittenTexts } from '@/lib/domain/written-texts';

/** Sentences of a paragraph, and items of a list. */
const mostSentences = 8;
const mostItems = 6;
/** Fewer are no paragraph. */
export const fewestSentences = 2;

export interface CheckedTexts {
  /** Null: too little is left. */
  written: WrittenTexts | null;
  said: number;
  /** How often each fault was found; a sentence counts once. */
  faults: Partial<Record<SentenceFault, number>>;
}

interface Person {
  name: { firstName: string | null; lastName: string | null };
}

function faultOfBoth(said: SaidSentence, field: TextField, told: readonly ToldCriterion[], person: Person) {
  const basis = said.on.map((number): SentenceBasis | undefined => told[number - 1]?.basis);
  for (const locale of locales) {
    const fault = faultOf({ text: said[locale], locale, field, basis, ...person });
    if (fault) return fault;
  }
  return null;
}

const bare = (text: string): string => foldSameLength(text).replaceAll(/[^a-z\d]/g, '');

/** The list for a sentence: the absence of a red flag is a strength, wherever the model put it. */
function placeOf(field: TextField, said: SaidSentence, told: readonly ToldCriterion[]): TextField {
  const basis = said.on.map((number) => told[number - 1]?.basis);
  const isGood = basis.every((one) => one?.kind === 'RED_FLAG' && one.verdict === 'NOT_MET');
  return field === 'redFlags' && isGood ? 'strengths' : field;
}

function toWritten({ on, pl, en }: SaidSentence, told: readonly ToldCriterion[]): WrittenSentence {
  const ids = on.flatMap((number) => told[number - 1]?.criterionId ?? []);
  return { on: [...new Set(ids)], pl, en };
}

/** Whether the rest of a text is believed: not after more than half of it was removed. */
const isBelieved = (kept: number, said: number): boolean => kept > 0 && kept * 2 >= said;

/**
 * Checks each sentence in both languages and removes it from both where one fails. A field that loses more than half
 * of its sentences is left to the rules; if more than half of all sentences fail, all fields are
 * (docs/decisions/0135).
 */
export function checkTexts(texts: SaidTexts, told: readonly ToldCriterion[], person: Person): CheckedTexts {
  const faults: CheckedTexts['faults'] = {};
  const seen = new Set<string>();
  const sentences: WrittenTexts['sentences'] = { feedback: [], strengths: [], weaknesses: [], redFlags: [], tips: [] };
  const counts = { said: 0, kept: 0 };
  for (const field of textFields) {
    const kept: [TextField, WrittenSentence][] = [];
    for (const said of texts[field]) {
      const keys = [bare(said.pl), bare(said.en)];
      const fault = keys.some((key) => seen.has(key)) ? 'repeated' : faultOfBoth(said, field, told, person);
      if (fault) faults[fault] = (faults[fault] ?? 0) + 1;
      else kept.push([placeOf(field, said, told), toWritten(said, told)]);
      keys.forEach((key) => seen.add(key));
    }
    counts.said += texts[field].length;
    counts.kept += kept.length;
    if (isBelieved(kept.length, texts[field].length)) for (const [place, one] of kept) sentences[place].push(one);
  }
  for (const field of textFields) sentences[field].splice(field === 'feedback' ? mostSentences : mostItems);
  if (sentences.feedback.length < fewestSentences) sentences.feedback = [];
  const facts = Object.fromEntries(told.map(({ criterionId, fact }) => [criterionId, fact]));
  const isWorth = isBelieved(counts.kept, counts.said) && textFields.some((field) => sentences[field].length > 0);
  return { written: isWorth ? { sentences, facts } : null, said: counts.said, faults };
}
