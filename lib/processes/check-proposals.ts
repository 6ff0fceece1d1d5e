import type { ProposedRequirement } from '@/lib/analysis/engines/openai/split-description';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { runFindStated } from '@/lib/reader/run-reader';
import { languageCodes, type languageLevels } from '@/lib/domain/process-enums';
import { requirementInputSchema } from '@/lib/domain/process-schemas';
import type { RequirementProposalsDto } from './split-schemas';

type Proposal = RequirementProposalsDto['proposals'][number];
/** As many as a process may have. */
const mostProposals = 50;
const longestText = 500;

type Level = (typeof languageLevels)[number];

/** As CVs are read (lib/cv/profile/level-words.ts). */
const frameworkLevels: Record<string, Level> = {
  ...{ a1: 'BASIC', a2: 'BASIC', b1: 'INTERMEDIATE', b2: 'INTERMEDIATE' },
  ...{ c1: 'ADVANCED', c2: 'PROFICIENT' },
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

/**
 * What of a model's answer the description says. Invented requirements, masks and what cannot be saved are left out; unlawful
 * ones stay, because the form explains them.
 *
 * @throws AppError `analysis.*`
 */
export async function checkProposals(
  proposed: ProposedRequirement[],
  description: string,
): Promise<RequirementProposalsDto> {
  const shortened = proposed.slice(0, mostProposals);
  const requirements = shortened.map(({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, longestText));
  const stated = await runFindStated({ description, requirements });
  const proposals = new Map<string, Proposal>();
  for (const [index, one] of shortened.entries()) {
    const text = requirements[index] ?? '';
    const importance = Math.min(5, Math.max(1, one.importance));
    const checked = requirementInputSchema.safeParse({ text, importance, necessity: one.necessity });
    if (!checked.success || !stated[index] || /\[[A-Z_]+\]/.test(text)) continue;
    proposals.set(foldSameLength(text), { ...checked.data, language: languageOf(one, text) });
  }
  return { proposals: [...proposals.values()], leftOut: proposed.length - proposals.size };
}
