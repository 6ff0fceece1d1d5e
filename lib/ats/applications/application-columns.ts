import type { AtsApplicationData } from '../providers/provider';
import { contentHash } from './clean-application';

/** What is kept of an application, to see later whether it changed. */
export function columnsOf(data: AtsApplicationData) {
  const { candidateId: externalCandidateId, stageId, cvKey, cvFileName } = data;
  return { externalCandidateId, stageId, cvKey, cvFileName, contentHash: contentHash(data) };
}
