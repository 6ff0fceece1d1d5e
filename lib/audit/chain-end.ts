/** The end of the audit log's chain. */
export interface ChainEnd {
  /** Events sealed so far, those deleted by age included; 0 before the first. */
  seq: number;
  /** Of the last one, in hexadecimal. */
  hash: string;
}
