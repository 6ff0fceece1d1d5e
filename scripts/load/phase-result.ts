/** Milliseconds of the phase's own calls, and a note. */
export interface PhaseResult {
  times?: number[];
  failed?: number;
  note?: string;
  /** Aims that were clearly missed. */
  missed?: string[];
}
