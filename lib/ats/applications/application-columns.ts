import type { AtsApplicationData } from '../providers/provider';
import { contentHash } from './clean-application';

/** How far somebody has come there. Kept apart from the content: our own moves change it. A rejection that is not told stays. */
export function stateColumnsOf({ stageId, rejected }: AtsApplicationData): {
  stageId: string | null;
  rejected?: boolean;
} {
  return { stageId, ...(rejected === undefined ? {} : { rejected }) };
}

/** What is kept of an application, to see later whether it changed. */
export function columnsOf(data: AtsApplicationData) {
  const { candidateId: externalCandidateId, cvKey, cvFileName } = data;
  return { externalCandidateId, ...stateColumnsOf(data), cvKey, cvFileName, contentHash: contentHash(data) };
}
