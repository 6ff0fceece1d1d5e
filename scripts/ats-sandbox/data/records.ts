export type StageKind = 'inbox' | 'screening' | 'selected' | 'interview' | 'offer' | 'hired';

export interface Stage {
  id: number;
  recruitmentId: number;
  name: string;
  kind: StageKind;
  order: number;
}

export interface Recruitment {
  id: number;
  name: string;
  /** The recruiters' own number. */
  reference: string;
  locale: 'pl' | 'en';
  isOpen: boolean;
  stages: Stage[];
  createdAt: number;
  updatedAt: number;
}

export type CvForm = 'pdf' | 'docx' | 'oversized' | 'corrupt' | 'uploaded';

export interface CvFile {
  id: number;
  name: string;
  contentType: string;
  form: CvForm;
  /** Another number gives other bytes. */
  version: number;
  addedAt: number;
}

export type NoteVisibility = 'public' | 'private' | 'admin_only';

export interface Note {
  id: number;
  text: string;
  at: number;
  /** Who wrote it, where the dialect asks for that. */
  userId?: number;
  visibility?: NoteVisibility;
}

export interface Candidate {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: 'pl' | 'en';
  profession: string;
  tags: string[];
  notes: Note[];
  cv: CvFile | null;
  isAnonymised: boolean;
  createdAt: number;
  updatedAt: number;
}

/** A stay of an application on a stage. */
export interface StageVisit {
  /** Of another id space than the stages. */
  id: number;
  stageId: number;
  enteredAt: number;
  /** Null while the application stands there. */
  exitedAt: number | null;
}

export interface Application {
  id: number;
  candidateId: number;
  recruitmentId: number;
  stageId: number;
  /** Every stage so far, the present one last. */
  visits: StageVisit[];
  /** Where the person applied, e.g. a job board. */
  source: string;
  isRejected: boolean;
  createdAt: number;
  updatedAt: number;
}

/** One data set, whichever dialect it is told in. Instants are milliseconds. */
export interface AtsData {
  seed: number;
  recruitments: Map<number, Recruitment>;
  candidates: Map<number, Candidate>;
  applications: Map<number, Application>;
  /** The tags that the company has defined, by name. */
  definedTags: string[];
  /** The next id of a record that is added. */
  nextId: number;
}
