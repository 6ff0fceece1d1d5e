/** A position held or a school attended. Dates are `YYYY` or `YYYY-MM`; `to` is null while it lasts. */
export interface CvEntry {
  from: string | null;
  to: string | null;
  title: string;
  place: string;
  bullets: string[];
}

export interface CvListGroup {
  label: string | null;
  items: string[];
}

/** One invented person's CV, before it has a look. */
export interface DemoCv {
  name: string;
  headline: string;
  town: string;
  locale: 'pl' | 'en';
  /** Name of a look in render/looks.ts. */
  look: string;
  /** `scan`: a page photographed, with no text in it. */
  form: 'text' | 'scan';
  email: string;
  phone: string;
  fileName: string;
  profile: string[];
  experience: CvEntry[];
  projects: string[];
  education: CvEntry[];
  skills: CvListGroup[];
  /** Language and level as the person writes them, e.g. `angielski` and `C1`. */
  languages: { name: string; level: string }[];
  certificates: string[];
  interests: string[];
  /** Expected salary, notice period, driving licence … */
  extra: string[];
  /** Words that the reader of the page can't see, as some applicants try it. */
  hidden: string[];
}
