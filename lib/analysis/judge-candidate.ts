import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { getCvDocument } from '@/lib/cv/get-cv-document';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { toLocale } from '@/lib/i18n/locale';
import { deleteDraft, saveDraft } from './analysis-draft';
import { buildCriteriaSnapshot } from './build-criteria-snapshot';
import type { JudgeInput } from './engines/engine';
import { selectEngine } from './engines/select-engine';
import { findStoredJudgements } from './find-stored-judgements';
import { analysisInputHash } from './input-hash';
import { canBeScored } from './match-score';
import { rejudgeBudget } from './rejudge-budget';
import type { Judgement } from './schemas';
import { verifyEvidence } from './verify-evidence';
import type { RunCandidate, RunInput } from './wanted-run';
import { findWantedRun, updateWantedRun } from './wanted-run';

/**
 * Second step of an analysis: every criterion gets a verdict, every quote is looked up in the CV. Equal input
 * takes over the stored verdicts unless a fresh run was asked for (decisions.md, Analysis).
 */
export async function judgeCandidate(actor: Actor, input: RunInput): Promise<{ outcome: 'judged' | 'stopped' }> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await findWantedRun(database(), input);
  if (!candidate?.cvSha256) return { outcome: 'stopped' };
  const criteria = buildCriteriaSnapshot(candidate.process);
  if (!canBeScored(criteria)) return stopForLackOfCriteria(actor, input, candidate.processId);
  const startedAt = new Date().toISOString();
  const engine = selectEngine();
  const document = await getCvDocument(candidate.cvSha256, readerVersion);
  const judgeInput = { document, criteria, locale: localeOf(candidate), referenceDate: arrivalDate(candidate) };
  const inputHash = analysisInputHash({ ...judgeInput, cvSha256: candidate.cvSha256, engine, readerVersion });
  const stored = candidate.analysisFresh ? null : await findStoredJudgements(inputHash);
  const judgements = stored ? await rejudgeBudget(judgeInput, stored) : await judge(judgeInput);
  await saveDraft(database(), input.requestId, {
    readerVersion,
    inputHash,
    engine: engine.name,
    engineVersion: engine.version,
    model: engine.model,
    promptVersion: engine.promptVersion,
    locale: judgeInput.locale,
    startedAt,
    criteria,
    judgements,
  });
  if (await updateWantedRun(database(), input, { progress: 80 })) return { outcome: 'judged' };
  await deleteDraft(database(), input.requestId);
  return { outcome: 'stopped' };
}

/** Texts are written in the language of the process's owner (decisions.md, Analysis). */
function localeOf(candidate: RunCandidate): 'pl' | 'en' {
  return toLocale(candidate.process.createdBy.locale);
}

function arrivalDate(candidate: RunCandidate): string {
  return candidate.createdAt.toISOString().slice(0, 10);
}

async function judge(input: JudgeInput): Promise<Judgement[]> {
  return verifyEvidence(input.document, await selectEngine().judge(input), input.locale);
}

async function stopForLackOfCriteria(
  actor: Actor,
  input: RunInput,
  processId: string,
): Promise<{ outcome: 'stopped' }> {
  await transaction(async (db) => {
    const status = 'INSUFFICIENT_POSITION_DESCRIPTION';
    if (await updateWantedRun(db, input, { status, statusReason: null, progress: null })) {
      await recordAudit(db, actor, 'candidate.nothing-to-judge', { processId, candidateId: input.candidateId });
    }
  });
  return { outcome: 'stopped' };
}
