import type { CandidateDto } from './candidate-schemas';

/** How the API spells "from an ATS", whichever is connected: docs/specification.md named it after the first one. */
export const atsSource = 'ERECRUITER' satisfies CandidateDto['source'];

/** Whether a candidate came from an ATS, not from an uploaded file. */
export function isFromAts({ source }: Pick<CandidateDto, 'source'>): boolean {
  return source === atsSource;
}
