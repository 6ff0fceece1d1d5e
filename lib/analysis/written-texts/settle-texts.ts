import {
  composeLists,
  composeTexts,
  type AnalysisTextsOfCandidate,
  type ComposeTextsInput,
} from '@/lib/analysis/texts/compose-texts';
import type { AnalysisDto, TextAuthor, TextField } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { fewestSentences } from './check-texts';
import { factOf } from './texts-question';
import { tellsSex } from './tells-sex';
import type { WrittenSentence, WrittenTexts } from '@/lib/domain/written-texts';

export interface SettleTextsInput extends ComposeTextsInput {
  /** Null: no model has written. */
  written: WrittenTexts | null;
  /** Language of the written sentences; what the rules compose is in `locale`. */
  shownIn: Locale;
  /** Criteria whose verdict a recruiter has given. */
  corrected?: ReadonlySet<string>;
  /** Nothing that is shown tells the person's sex. */
  isBlind?: boolean;
}

export interface SettledTexts {
  texts: AnalysisTextsOfCandidate;
  by: AnalysisDto['textsBy'];
}

/** No model has written. */
export const byRules: AnalysisDto['textsBy'] = {
  feedback: 'RULES',
  strengths: 'RULES',
  weaknesses: 'RULES',
  redFlags: 'RULES',
  tips: 'RULES',
};

/**
 * The criteria about which the written sentences still hold: same verdict and same importance as when they were
 * written.
 */
function unchanged({ criteria, judgements, written }: SettleTextsInput): Set<string> {
  const judged = new Map(judgements.map((judgement) => [judgement.criterionId, judgement]));
  const ids = criteria.flatMap((criterion) => {
    const judgement = judged.get(criterion.criterionId);
    const isSame = judgement && written?.facts[criterion.criterionId] === factOf(criterion, judgement);
    return isSame ? [criterion.criterionId] : [];
  });
  return new Set(ids);
}

/** Criteria that must not be missing from a list where the model has not named them. */
function mustBeNamed({ criteria, judgements }: ComposeTextsInput, field: TextField): string[] {
  const kinds = new Map(criteria.map(({ criterionId, kind }) => [criterionId, kind]));
  return judgements.flatMap(({ criterionId, verdict }) => {
    const isFlag = kinds.get(criterionId) === 'RED_FLAG';
    const isNeeded = field === 'redFlags' ? isFlag && verdict === 'MET' : !isFlag && verdict === 'NOT_MET';
    return isNeeded && (field === 'redFlags' || field === 'weaknesses') ? [criterionId] : [];
  });
}

function isEnough(kept: WrittenSentence[], before: WrittenSentence[], field: TextField): boolean {
  return kept.length >= (field === 'feedback' ? fewestSentences : 1) && kept.length * 2 >= before.length;
}

/**
 * Whether a paragraph still gives the whole picture: nothing that it mentions has changed, and it names every red
 * flag found and every requirement that is not met. A budget, which no model is told of, stands among the weaknesses.
 */
function isWhole(input: SettleTextsInput, same: ReadonlySet<string>, kept: WrittenSentence[]): boolean {
  const spokenOf = input.written?.sentences.feedback.flatMap(({ on }) => on) ?? [];
  const named = new Set(kept.flatMap(({ on }) => on));
  const light = new Set(
    input.criteria.flatMap(({ criterionId, kind, necessity }) =>
      kind === 'BUDGET' || (kind !== 'RED_FLAG' && necessity !== 'REQUIRED') ? [criterionId] : [],
    ),
  );
  const needed = [...mustBeNamed(input, 'redFlags'), ...mustBeNamed(input, 'weaknesses')];
  return spokenOf.every((id) => same.has(id)) && needed.every((id) => named.has(id) || light.has(id));
}

/** What the rules say of criteria that the model was not told of, that have changed since, or that it left out. */
function added(
  input: SettleTextsInput,
  held: Set<string>,
  kept: WrittenSentence[],
  field: Exclude<TextField, 'feedback'>,
) {
  const named = new Set(kept.flatMap(({ on }) => on));
  const needed = new Set(mustBeNamed(input, field).filter((id) => !named.has(id)));
  const criteria = input.criteria.filter(({ criterionId: id }) => !held.has(id) || needed.has(id));
  return criteria.length === 0 ? [] : composeLists({ ...input, criteria })[field];
}

/**
 * The texts of an analysis as they may be shown: the model's sentences about unchanged criteria, and the rules' for
 * the others. A field that keeps less than half of its sentences is composed by the rules, and so is a paragraph that
 * no longer gives the whole picture (docs/decisions/0135).
 */
export function settleTexts(input: SettleTextsInput): SettledTexts {
  const { written, shownIn, isBlind } = input;
  const texts = composeTexts(input);
  if (!written) return { texts, by: byRules };
  const same = unchanged(input);
  const held = new Set([...same].filter((id) => !input.corrected?.has(id)));
  const keptOf = (field: TextField): WrittenSentence[] | null => {
    const kept = written.sentences[field].filter(
      (one) => one.on.every((id) => held.has(id)) && !(isBlind && tellsSex(one[shownIn])),
    );
    return isEnough(kept, written.sentences[field], field) ? kept : null;
  };
  const by = { ...byRules };
  const feedback = keptOf('feedback');
  if (feedback && isWhole(input, same, feedback)) {
    texts.feedback = feedback.map((one) => one[shownIn]).join(' ');
    by.feedback = 'MODEL';
  }
  for (const field of ['strengths', 'weaknesses', 'redFlags', 'tips'] as const) {
    const kept = keptOf(field);
    if (!kept) continue;
    const more = added(input, held, kept, field);
    texts[field] = [...kept.map((one) => one[shownIn]), ...more];
    by[field] = (more.length > 0 ? 'BOTH' : 'MODEL') satisfies TextAuthor;
  }
  return { texts, by };
}
