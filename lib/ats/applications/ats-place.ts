/** Where the applications belong. */
export interface AtsPlace {
  connectionId: string;
  processId: string;
  recruitmentId: string;
}
