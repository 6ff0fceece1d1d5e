import { atsSync } from './ats-sync';
import { candidateList } from './candidate-list';
import { candidateSearch } from './candidate-search';
import { judging } from './judging';
import { judgingByModel } from './judging-by-model';
import type { Bench } from './measure';
import { nextCandidate } from './next-candidate';
import { processSearch } from './process-search';
import { quickSearch } from './quick-search';
import { scale } from './scale/scale';
import { slowCv } from './slow-cv';

export const benches: Bench[] = [
  judging,
  judgingByModel,
  candidateList,
  candidateSearch,
  nextCandidate,
  processSearch,
  quickSearch,
  slowCv,
  atsSync,
  scale,
];
