import type { ProposedRequirement } from '@/lib/analysis/engines/openai/split-description';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { runCheckRequirements } from '@/lib/reader/run-reader';
import { languageCodes, maxCriterionText, maxRequirements, type languageLevels } from '@/lib/domain/process-enums';
import { requirementInputSchema } from '@/lib/domain/process-schemas';
import type { RequirementProposalsDto } from './split-schemas';

type Proposal = RequirementProposalsDto['proposals'][number];

type Level = (typeof languageLevels)[number];

/** The levels by which CVs are read (lib/cv/profile/level-words.ts). */
const frameworkLevels: Record<string, Level> = {
  a1: 'BASIC',
  a2: 'BASIC',
  b1: 'INTERMEDIATE',
  b2: 'INTERMEDIATE',
  c1: 'ADVANCED',
  c2: 'PROFICIENT',
};

/** Names of the language in the languages of adverts, without their ending: "angielsk", "englis". */
function stemsOf(code: string): string[] {
  const names = ['pl', 'en'].map((locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code);
  return names.map((name) => foldSameLength(name).slice(0, -1));
}

/** The language, if the words name it; the level that they name wins over the one the model chose. */
function languageOf({ kind, language, level }: ProposedRequirement, text: string): Proposal['language'] {
  const code = languageCodes.find((one) => one === language);
  const folded = foldSameLength(text);
  if (kind !== 'LANGUAGE' || !code || !stemsOf(code).some((stem) => folded.includes(stem))) return null;
  const named = /\b[abc][12]\b/.exec(folded)?.[0] ?? '';
  return { language: code, level: frameworkLevels[named] ?? level ?? 'UNKNOWN' };
}

/** Whether a text has a mask, which stands for personal data. */
const hasMask = (text: string): boolean => /\[[A-Z_]+\]/.test(text);

/**
 * Checks a model's response: which texts are requirements that the description says, by the rules of the
 * requirements' review. Others are reported with the reason; texts with masks and texts that cannot be saved are
 * dropped silently. Unlawful ones stay, because the form explains them.
 *
 * @throws AppError `analysis.*`
 */
export async function checkProposals(
  found: ProposedRequirement[],
  description: string,
): Promise<RequirementProposalsDto> {
  const proposed = found.slice(0, maxRequirements).map((one) => ({
    ...one,
    text: one.text.replace(/\s+/g, ' ').trim().slice(0, maxCriterionText),
    importance: Math.min(5, Math.max(1, one.importance)),
  }));
  const weighed = proposed.map(({ text, importance, necessity }) => ({ text, importance, necessity }));
  const { checked, leftOut } = await runCheckRequirements({ description, proposed: weighed });
  const proposals = new Map<string, Proposal>();
  const refused: RequirementProposalsDto['leftOut'] = [];
  for (const [index, one] of checked.entries()) {
    const model = proposed[index];
    if (!model || hasMask(model.text)) continue;
    if ('reason' in one) {
      refused.push(one);
      continue;
    }
    const saved = requirementInputSchema.safeParse(one);
    const { language = languageOf(model, one.text), instead = null } = one;
    if (saved.success) proposals.set(foldSameLength(one.text), { ...saved.data, language, instead });
  }
  return { proposals: [...proposals.values()], leftOut: [...refused, ...leftOut] };
}
