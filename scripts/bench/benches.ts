import { candidateList } from './candidate-list';
import { judging } from './judging';
import type { Bench } from './measure';
import { processSearch } from './process-search';
import { quickSearch } from './quick-search';

export const benches: Bench[] = [judging, candidateList, processSearch, quickSearch];
