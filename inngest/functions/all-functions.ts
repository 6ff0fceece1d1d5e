import { atsSchedule } from './ats/schedule';
import { sendPickFunction } from './ats/send-pick';
import { syncProcess } from './ats/sync-process';
import { handleWebhooksFunction } from './ats/handle-webhooks';
import { analyseCandidate } from './candidates/analyse-candidate';
import { analyseBatch } from './candidates/analyse-batch';
import { cancelAnalysisFunction } from './candidates/cancel-analysis';
import { prepareInterviewFunction } from './interviews/prepare-interview';
import { examineFairness } from './fairness/examine-fairness';
import { mailSchedule } from './mail/schedule';
import { sendMailFunction } from './mail/send-mail';
import { dailyMailFunction } from './notifications/daily-mail';
import { tellWhatIsDueFunction } from './notifications/tell-what-is-due';
import { rescoreProcessFunction } from './processes/rescore-process';
import { cleanUpFunction } from './system/clean-up';
import { countUpcomingFunction } from './system/count-upcoming';
import { removeUnusedFunction } from './system/remove-unused';
import { runRetentionFunction } from './system/run-retention';
import { sealAuditLogFunction } from './system/seal-audit-log';
import { mailNewPasswordFunction } from './users/mail-new-password';
import { webhookSchedule } from './webhooks/schedule';
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
  atsSchedule,
  sendWebhookFunction,
  webhookSchedule,
  sendMailFunction,
  mailSchedule,
  mailNewPasswordFunction,
  dailyMailFunction,
  tellWhatIsDueFunction,
  cleanUpFunction,
  removeUnusedFunction,
  sealAuditLogFunction,
  runRetentionFunction,
  countUpcomingFunction,
];
