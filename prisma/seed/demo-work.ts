import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { DemoProcessKey } from './cvs/demo-cvs';

/** What was done with a candidate of the demo. */
export interface DemoWork {
  decision: DecisionKind;
  /** Words beside the decision. */
  note?: string;
  /** Place in the list of stages, from 0: to invite, interview, offer, hired. */
  stage?: number;
  owner?: 'RECRUITER' | 'ADMIN';
  /** Due so many days after the demo was made. */
  nextStep?: { text: string; inDays: number };
}

/** By process and the candidate's name. */
export const demoWork: Record<DemoProcessKey, Record<string, DemoWork>> = {
  java: {
    'Oliver Hartley': { decision: 'ADVANCE', owner: 'RECRUITER' },
  },
  accounting: {
    'Beata Kwiecień': {
      decision: 'ADVANCE',
      stage: 0,
      owner: 'RECRUITER',
      nextStep: { text: 'Ustalić termin rozmowy z główną księgową', inDays: 1 },
    },
    'Dominika Szulc': { decision: 'HOLD', note: 'Wrócimy do kandydatury, jeśli z pierwszą osobą się nie uda.' },
  },
  warehouse: {
    'Yuriy Kovalenko': {
      decision: 'ADVANCE',
      stage: 2,
      owner: 'RECRUITER',
      nextStep: { text: 'Wysłać ofertę po akceptacji stawki', inDays: 0 },
    },
    'Danuta Frątczak': {
      decision: 'ADVANCE',
      stage: 1,
      owner: 'RECRUITER',
      nextStep: { text: 'Zebrać opinie po rozmowie', inDays: 2 },
    },
    'Krzysztof Wasilewski': { decision: 'ADVANCE', stage: 1, owner: 'ADMIN' },
    'Agnieszka Borkowska': {
      decision: 'ADVANCE',
      stage: 0,
      owner: 'RECRUITER',
      nextStep: { text: 'Zadzwonić w sprawie dojazdu z Łodzi', inDays: -1 },
    },
    'Mariusz Sikora': { decision: 'ADVANCE', stage: 0 },
    'Sylwia Adamiak': { decision: 'ADVANCE' },
    'Zuzanna Bień': { decision: 'REJECT', note: 'Brak doświadczenia w magazynie i logistyce.' },
  },
};

/** The process in which also a shortlist, an interview and notes are. */
export const busyProcess: DemoProcessKey = 'warehouse';
