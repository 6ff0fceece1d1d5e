import { cvLimits, firstPageLimits, lookingLimits, recognitionLimits } from '@/lib/cv/cv-limits';
import type { JobKind } from './protocol';

const ofDrawing: Partial<Record<JobKind, number>> = {
  recognise: recognitionLimits.maxSeconds,
  look: lookingLimits.maxSeconds,
  firstPage: firstPageLimits.maxSeconds,
};

/** The seconds after which a job's process is killed. */
export function maxSecondsOf(kind: JobKind): number {
  return ofDrawing[kind] ?? cvLimits.maxSeconds;
}
