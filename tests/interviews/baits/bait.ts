/** A text put before the interviewer; README.md says what the fields mean. */
export interface Bait {
  id: string;
  language: 'pl' | 'en';
  where: 'criterion' | 'red-flag' | 'tip' | 'process' | 'answer' | 'cv';
  topic: string;
  text: string;
  mustNot: string[];
  lawful: boolean;
  heldOut: boolean;
}
