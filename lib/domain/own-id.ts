/** A candidate's numbers: of the process in the installation, and of the candidate in the process. */
export interface OwnIdNumbers {
  process: number;
  candidate: number;
}

/** Our own readable identifier of a candidate, "3-12"; it never changes (specification, section 3). */
export function ownIdOf({ process, candidate }: OwnIdNumbers): string {
  return `${String(process)}-${String(candidate)}`;
}

/** The numbers of a typed own identifier; null for any other text. */
export function parseOwnId(typed: string): OwnIdNumbers | null {
  const [, process, candidate] = /^\s*(\d{1,9})-(\d{1,9})\s*$/.exec(typed) ?? [];
  return process && candidate ? { process: Number(process), candidate: Number(candidate) } : null;
}
