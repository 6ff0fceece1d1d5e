import { analyseCandidate } from './candidates/analyse-candidate';
import { cleanUpFunction } from './system/clean-up';

/** Every durable function of the product. */
export const allFunctions = [analyseCandidate, cleanUpFunction];
