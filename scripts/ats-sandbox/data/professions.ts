/** What a CV of a profession is put together from, in one language. */
export interface ProfessionWords {
  titles: string[];
  /** Points of a job. */
  duties: string[];
  skills: string[];
  schools: { title: string; place: string }[];
  employers: string[];
}

export interface Profession {
  key: string;
  /** The recruitment's name, for women and men alike. */
  position: Record<'pl' | 'en', string>;
  words: Record<'pl' | 'en', ProfessionWords>;
}
