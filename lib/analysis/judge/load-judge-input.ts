import { getCvReading } from '@/lib/cv/cv-readings';
import { readerVersion } from '@/lib/cv/reader-version';
import { toLocale } from '@/lib/i18n/locale';
import { namesToMask } from '../details/corrected-details';
import type { RunCandidate } from '../run/current-run';
import type { JudgingEngine } from '../engines/engine';
import { findStoredJudgements } from '../store/find-stored-judgements';
import { analysisInputHash } from '../criteria/input-hash';
import type { CriterionSnapshot, Judgement, JudgeInput } from '@/lib/domain/analysis-schemas';

/** What an engine judges a candidate by. */
interface LoadedInput {
  input: JudgeInput;
  inputHash: string;
  /** The newest verdicts of equal input. */
  before: Judgement[] | null;
}

/** Loads the CV's reading, and the verdicts of equal input if there are any. */
export async function loadJudgeInput(
  engine: JudgingEngine,
  candidate: RunCandidate,
  cvSha256: string,
  criteria: CriterionSnapshot[],
): Promise<LoadedInput> {
  const { cvFileName, createdAt, process } = candidate;
  const asked = {
    criteria,
    // The language of the process's owner (docs/specification.md, Analysis).
    locale: toLocale(process.createdBy.locale),
    referenceDate: createdAt.toISOString().slice(0, 10),
  };
  const cv = await getCvReading(cvSha256, readerVersion);
  const inputHash = analysisInputHash({ ...asked, cvSha256, engine, readerVersion });
  const before = await findStoredJudgements(inputHash);
  return { input: { ...asked, cv, name: namesToMask(candidate), fileName: cvFileName }, inputHash, before };
}
