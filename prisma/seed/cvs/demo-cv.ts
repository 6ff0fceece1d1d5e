/** A job or school. Dates are `YYYY` or `YYYY-MM`; `to` is null while it lasts. */
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

/** The content of an invented CV. */
export interface DemoCv {
  name: string;
  headline: string;
  town: string;
  locale: 'pl' | 'en';
  /** Name of a layout in render/looks.ts. */
  look: string;
  /** `scan`: an image without text. */
  form: 'text' | 'scan';
  email: string;
  phone: string;
  fileName: string;
  profile: string[];
  experience: CvEntry[];
  projects: string[];
  education: CvEntry[];
  skills: CvListGroup[];
  /** Language and level as written, e.g. `angielski` and `C1`. */
  languages: { name: string; level: string }[];
  certificates: string[];
  interests: string[];
  /** Expected salary, notice period, driving licence … */
  extra: string[];
  /** Hidden words, as some applicants add them. */
  hidden: string[];
}
