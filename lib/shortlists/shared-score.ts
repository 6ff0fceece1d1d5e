import type { ShortlistRow } from './find-shortlist';

/** Whether scores may be seen on a shortlist: not while the process has people read or judge before they see them. */
export function showsScores({ process }: Pick<ShortlistRow, 'process'>): boolean {
  return !process.hidesScore && process.calibrationSince === null;
}
