import { sendPickFunction } from './ats/send-pick';
import { syncProcess } from './ats/sync-process';
import { handleWebhooksFunction } from './ats/handle-webhooks';
import { analyseCandidate } from './candidates/analyse-candidate';
import { analyseBatch } from './candidates/analyse-batch';
import { cancelAnalysisFunction } from './candidates/cancel-analysis';
import { prepareInterviewFunction } from './interviews/prepare-interview';
import { examineFairness } from './fairness/examine-fairness';
import { sendMailFunction } from './mail/send-mail';
import { rescoreProcessFunction } from './processes/rescore-process';
import { indexCvTextsFunction } from './system/index-cv-texts';
import { countUpcomingFunction } from './system/count-upcoming';
import { removeUnusedFunction } from './system/remove-unused';
import { runRetentionFunction } from './system/run-retention';
import { timedFunctions } from './timed-works';
import { mailNewPasswordFunction } from './users/mail-new-password';
import { sendWebhookFunction } from './webhooks/send-webhook';

/** Every durable function of the product. */
export const allFunctions = [
  analyseCandidate,
  analyseBatch,
  cancelAnalysisFunction,
  prepareInterviewFunction,
  rescoreProcessFunction,
  examineFairness,
  sendPickFunction,
  syncProcess,
  handleWebhooksFunction,
  sendWebhookFunction,
  sendMailFunction,
  mailNewPasswordFunction,
  indexCvTextsFunction,
  removeUnusedFunction,
  runRetentionFunction,
  countUpcomingFunction,
  ...timedFunctions,
];
