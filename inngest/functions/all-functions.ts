import { sendPickFunction } from './ats/send-pick';
import { analyseCandidate } from './candidates/analyse-candidate';
import { analyseBatch } from './candidates/analyse-batch';
import { cancelAnalysisFunction } from './candidates/cancel-analysis';
import { rescoreProcessFunction } from './processes/rescore-process';
import { cleanUpFunction } from './system/clean-up';

/** Every durable function of the product. */
export const allFunctions = [
  analyseCandidate,
  analyseBatch,
  cancelAnalysisFunction,
  rescoreProcessFunction,
  sendPickFunction,
  cleanUpFunction,
];
