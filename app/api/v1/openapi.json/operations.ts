import type { ApiOperation } from '@/lib/http/openapi/openapi-document';
import { administrationRoutes } from './administration-routes';
import type { RouteModule } from './route-module';
import * as usableConnections from '../ats/connections/route';
import * as recruitments from '../ats/connections/[connectionId]/recruitments/route';
import * as stages from '../ats/connections/[connectionId]/recruitments/[recruitmentId]/stages/route';
import * as webhooks from '../ats/webhooks/[connectionId]/route';
import * as webhooksWithSecret from '../ats/webhooks/[connectionId]/[secret]/route';
import * as decisionReasons from '../decision-reasons/route';
import * as blindMode from '../processes/[processId]/blind-mode/route';
import * as candidateExport from '../processes/[processId]/candidates/export/route';
import * as candidateDecisions from '../processes/[processId]/candidates/decisions/route';
import * as candidateDecisionRequest from '../processes/[processId]/candidates/decisions/[requestId]/route';
import * as reprocessSelected from '../processes/[processId]/candidates/reprocess-selected-candidates/route';
import * as reprocessPreview from '../processes/[processId]/candidates/reprocess-selected-candidates/preview/route';
import * as searchOptions from '../processes/[processId]/candidates/search/options/route';
import * as candidateActivity from '../processes/[processId]/candidates/[candidateId]/activity/route';
import * as candidateAnalyses from '../processes/[processId]/candidates/[candidateId]/analyses/route';
import * as candidateCvFirstPage from '../processes/[processId]/candidates/[candidateId]/cv/first-page/route';
import * as candidateCvOpening from '../processes/[processId]/candidates/[candidateId]/cv/opening/route';
import * as candidateCvPages from '../processes/[processId]/candidates/[candidateId]/cv/pages/route';
import * as candidateCvAttachments from '../processes/[processId]/candidates/[candidateId]/cv/attachments/route';
import * as candidateCvSplit from '../processes/[processId]/candidates/[candidateId]/cv/split/route';
import * as candidateCvText from '../processes/[processId]/candidates/[candidateId]/cv/text/route';
import * as candidateDetails from '../processes/[processId]/candidates/[candidateId]/details/route';
import * as candidateDecision from '../processes/[processId]/candidates/[candidateId]/decision/route';
import * as candidatesErasure from '../processes/[processId]/candidates/erase/route';
import * as candidatesErasurePreview from '../processes/[processId]/candidates/erase/preview/route';
import * as candidateErasure from '../processes/[processId]/candidates/[candidateId]/erasure/route';
import * as candidateFailedAnswers from '../processes/[processId]/candidates/[candidateId]/failed-answers/route';
import * as candidateNotes from '../processes/[processId]/candidates/[candidateId]/notes/route';
import * as candidateNote from '../processes/[processId]/candidates/[candidateId]/notes/[noteId]/route';
import * as candidateThumb from '../processes/[processId]/candidates/[candidateId]/thumb/route';
import * as candidateReveal from '../processes/[processId]/candidates/[candidateId]/reveal/route';
import * as candidateVerdict from '../processes/[processId]/candidates/[candidateId]/verdicts/[criterionId]/route';
import * as mentions from '../users/me/mentions/route';
import * as csrf from '../csrf/route';
import * as logout from '../logout/route';
import * as applications from '../processes/[processId]/applications/route';
import * as fileColumns from '../processes/[processId]/file-columns/route';
import * as intakeTokens from '../processes/[processId]/intake-tokens/route';
import * as intakeToken from '../processes/[processId]/intake-tokens/[tokenId]/route';
import * as webhookMessages from '../processes/[processId]/webhooks/route';
import * as resendWebhook from '../processes/[processId]/webhooks/[messageId]/resend/route';
import * as atsLink from '../processes/[processId]/ats-link/route';
import * as atsDepartures from '../processes/[processId]/ats-departures/route';
import * as decideDepartures from '../processes/[processId]/ats-departures/decide/route';
import * as restoreErased from '../processes/[processId]/ats-departures/restore/route';
import * as atsPicks from '../processes/[processId]/ats-picks/route';
import * as confirmPick from '../processes/[processId]/ats-picks/[pickId]/confirm/route';
import * as dismissPick from '../processes/[processId]/ats-picks/[pickId]/dismiss/route';
import * as retryPick from '../processes/[processId]/ats-picks/[pickId]/retry/route';
import * as atsTrial from '../processes/[processId]/ats-trial/route';
import * as confirmTrial from '../processes/[processId]/ats-trial/confirm/route';
import * as candidate from '../processes/[processId]/candidates/[candidateId]/route';
import * as candidateInAts from '../processes/[processId]/candidates/[candidateId]/ats/route';
import * as candidateCv from '../processes/[processId]/candidates/[candidateId]/cv/route';
import * as simulations from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/route';
import * as simulation from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/route';
import * as completeSimulation from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/complete/route';
import * as interviewQuestion from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/questions/[questionId]/route';
import * as followUp from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/questions/[questionId]/follow-up/route';
import * as reopenSimulation from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/reopen/route';
import * as retrySimulation from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/retry/route';
import * as simulationStatus from '../processes/[processId]/candidates/[candidateId]/inteview-simulations/[interviewSimulationId]/status/route';
import * as candidateNext from '../processes/[processId]/candidates/[candidateId]/next/route';
import * as candidatePick from '../processes/[processId]/candidates/[candidateId]/pick/route';
import * as candidateRate from '../processes/[processId]/candidates/[candidateId]/rate/route';
import * as candidateReprocess from '../processes/[processId]/candidates/[candidateId]/reprocess/route';
import * as candidateStatus from '../processes/[processId]/candidates/[candidateId]/status/route';
import * as candidatesPick from '../processes/[processId]/candidates/pick/route';
import * as picksPreview from '../processes/[processId]/candidates/pick/preview/route';
import * as candidateSearch from '../processes/[processId]/candidates/search/route';
import * as applicationSources from '../processes/[processId]/candidates/search/application-sources/route';
import * as statistics from '../processes/[processId]/candidates-statistics/route';
import * as defined from '../processes/[processId]/defined/route';
import * as history from '../processes/[processId]/history/route';
import * as languages from '../processes/[processId]/languages/route';
import * as processAccess from '../processes/[processId]/access/route';
import * as processMember from '../processes/[processId]/members/[userId]/route';
import * as possibleStatuses from '../processes/[processId]/possible-statuses/route';
import * as redFlags from '../processes/[processId]/red-flags/route';
import * as batches from '../processes/[processId]/batches/route';
import * as batch from '../processes/[processId]/batches/[batchId]/route';
import * as reprocessAll from '../processes/[processId]/reprocess-all-candidates/route';
import * as requirementProposals from '../processes/[processId]/requirement-proposals/route';
import * as requirements from '../processes/[processId]/requirements/route';
import * as process from '../processes/[processId]/route';
import * as processStatus from '../processes/[processId]/status/route';
import * as sync from '../processes/[processId]/sync/route';
import * as uploadCv from '../processes/[processId]/upload-cv/route';
import * as checkRecruitmentId from '../processes/check-ext-recruitment-id/[externalRecruitmentId]/route';
import * as processes from '../processes/route';
import * as processSearch from '../processes/search/route';
import * as quickSearch from '../quick-search/route';
import * as requirementChecks from '../requirement-checks/route';
import * as openInvitation from '../invitations/open/route';
import * as acceptInvitation from '../invitations/accept/route';
import * as passwordResets from '../password-resets/route';
import * as openReset from '../password-resets/open/route';
import * as useReset from '../password-resets/use/route';
import * as currentUserName from '../users/me/name/route';
import * as ownSessions from '../users/me/sessions/route';
import * as ownSession from '../users/me/sessions/[sessionId]/route';
import * as ownApiTokens from '../users/me/api-tokens/route';
import * as ownApiToken from '../users/me/api-tokens/[tokenId]/route';
import * as currentUserPassword from '../users/me/password/route';
import * as companySetup from '../setup/code/route';
import * as setup from '../setup/route';
import * as ownSecondStep from '../users/me/second-step/route';
import * as secondStepSetup from '../users/me/second-step/setup/route';
import * as recoveryCodes from '../users/me/second-step/recovery-codes/route';
import * as secondStepOff from '../users/me/second-step/switch-off/route';
import * as currentUser from '../users/me/route';
import * as currentUserLocale from '../users/me/locale/route';
import * as confirm from '../users/me/confirm/route';
import * as foundModel from '../users/me/found-model/route';
import * as newTokenNotice from '../users/me/new-token-notice/route';
import * as signInNotice from '../users/me/sign-in-notice/route';
import * as candidateViews from '../users/me/candidate-views/route';
import * as candidateView from '../users/me/candidate-views/[viewId]/route';
import * as processViews from '../users/me/process-views/route';
import * as processView from '../users/me/process-views/[viewId]/route';
import * as shortUsers from '../users/short/route';
import * as skippedUsers from '../users/skipped/route';

/** Every route of the API by its path; a test compares this list with the folders. */
export const routes: Record<string, RouteModule> = {
  ...administrationRoutes,
  '/invitations/open': openInvitation,
  '/invitations/accept': acceptInvitation,
  '/password-resets': passwordResets,
  '/password-resets/open': openReset,
  '/password-resets/use': useReset,
  '/ats/connections': usableConnections,
  '/ats/connections/{connectionId}/recruitments': recruitments,
  '/ats/connections/{connectionId}/recruitments/{recruitmentId}/stages': stages,
  '/ats/webhooks/{connectionId}': webhooks,
  '/ats/webhooks/{connectionId}/{secret}': webhooksWithSecret,
  '/setup': setup,
  '/setup/code': companySetup,
  '/csrf': csrf,
  '/logout': logout,
  '/users/me': currentUser,
  '/users/me/locale': currentUserLocale,
  '/users/me/name': currentUserName,
  '/users/me/sessions': ownSessions,
  '/users/me/sessions/{sessionId}': ownSession,
  '/users/me/api-tokens': ownApiTokens,
  '/users/me/api-tokens/{tokenId}': ownApiToken,
  '/users/me/password': currentUserPassword,
  '/users/me/second-step': ownSecondStep,
  '/users/me/second-step/setup': secondStepSetup,
  '/users/me/second-step/recovery-codes': recoveryCodes,
  '/users/me/second-step/switch-off': secondStepOff,
  '/users/me/confirm': confirm,
  '/users/me/found-model': foundModel,
  '/users/me/new-token-notice': newTokenNotice,
  '/users/me/sign-in-notice': signInNotice,
  '/users/me/candidate-views': candidateViews,
  '/users/me/candidate-views/{viewId}': candidateView,
  '/users/me/process-views': processViews,
  '/users/me/process-views/{viewId}': processView,
  '/users/short': shortUsers,
  '/users/skipped': skippedUsers,
  '/quick-search': quickSearch,
  '/requirement-checks': requirementChecks,
  '/processes': processes,
  '/processes/search': processSearch,
  '/processes/check-ext-recruitment-id/{externalRecruitmentId}': checkRecruitmentId,
  '/processes/{processId}': process,
  '/processes/{processId}/defined': defined,
  '/processes/{processId}/languages': languages,
  '/processes/{processId}/red-flags': redFlags,
  '/processes/{processId}/requirements': requirements,
  '/processes/{processId}/requirement-proposals': requirementProposals,
  '/processes/{processId}/status': processStatus,
  '/processes/{processId}/possible-statuses': possibleStatuses,
  '/processes/{processId}/candidates-statistics': statistics,
  '/processes/{processId}/history': history,
  '/processes/{processId}/access': processAccess,
  '/processes/{processId}/members/{userId}': processMember,
  '/processes/{processId}/reprocess-all-candidates': reprocessAll,
  '/processes/{processId}/batches': batches,
  '/processes/{processId}/batches/{batchId}': batch,
  '/processes/{processId}/upload-cv': uploadCv,
  '/processes/{processId}/sync': sync,
  '/processes/{processId}/applications': applications,
  '/processes/{processId}/file-columns': fileColumns,
  '/processes/{processId}/intake-tokens': intakeTokens,
  '/processes/{processId}/intake-tokens/{tokenId}': intakeToken,
  '/processes/{processId}/webhooks': webhookMessages,
  '/processes/{processId}/webhooks/{messageId}/resend': resendWebhook,
  '/processes/{processId}/ats-link': atsLink,
  '/processes/{processId}/ats-departures': atsDepartures,
  '/processes/{processId}/ats-departures/decide': decideDepartures,
  '/processes/{processId}/ats-departures/restore': restoreErased,
  '/processes/{processId}/ats-trial': atsTrial,
  '/processes/{processId}/ats-trial/confirm': confirmTrial,
  '/processes/{processId}/ats-picks': atsPicks,
  '/processes/{processId}/ats-picks/{pickId}/retry': retryPick,
  '/processes/{processId}/ats-picks/{pickId}/confirm': confirmPick,
  '/processes/{processId}/ats-picks/{pickId}/dismiss': dismissPick,
  '/processes/{processId}/candidates/pick': candidatesPick,
  '/processes/{processId}/candidates/pick/preview': picksPreview,
  '/processes/{processId}/candidates/search': candidateSearch,
  '/processes/{processId}/candidates/search/application-sources': applicationSources,
  '/processes/{processId}/candidates/{candidateId}': candidate,
  '/processes/{processId}/candidates/{candidateId}/status': candidateStatus,
  '/processes/{processId}/candidates/{candidateId}/ats': candidateInAts,
  '/processes/{processId}/candidates/{candidateId}/cv': candidateCv,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations': simulations,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}': simulation,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/complete':
    completeSimulation,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/questions/{questionId}':
    interviewQuestion,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/questions/{questionId}/follow-up':
    followUp,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/reopen':
    reopenSimulation,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/retry': retrySimulation,
  '/processes/{processId}/candidates/{candidateId}/inteview-simulations/{interviewSimulationId}/status':
    simulationStatus,
  '/processes/{processId}/candidates/{candidateId}/next': candidateNext,
  '/processes/{processId}/candidates/{candidateId}/reprocess': candidateReprocess,
  '/processes/{processId}/candidates/{candidateId}/pick': candidatePick,
  '/processes/{processId}/candidates/{candidateId}/rate': candidateRate,
  '/decision-reasons': decisionReasons,
  '/processes/{processId}/blind-mode': blindMode,
  '/processes/{processId}/candidates/export': candidateExport,
  '/processes/{processId}/candidates/decisions': candidateDecisions,
  '/processes/{processId}/candidates/erase': candidatesErasure,
  '/processes/{processId}/candidates/erase/preview': candidatesErasurePreview,
  '/processes/{processId}/candidates/decisions/{requestId}': candidateDecisionRequest,
  '/processes/{processId}/candidates/reprocess-selected-candidates': reprocessSelected,
  '/processes/{processId}/candidates/reprocess-selected-candidates/preview': reprocessPreview,
  '/processes/{processId}/candidates/search/options': searchOptions,
  '/processes/{processId}/candidates/{candidateId}/activity': candidateActivity,
  '/processes/{processId}/candidates/{candidateId}/analyses': candidateAnalyses,
  '/processes/{processId}/candidates/{candidateId}/cv/first-page': candidateCvFirstPage,
  '/processes/{processId}/candidates/{candidateId}/cv/opening': candidateCvOpening,
  '/processes/{processId}/candidates/{candidateId}/cv/pages': candidateCvPages,
  '/processes/{processId}/candidates/{candidateId}/cv/attachments': candidateCvAttachments,
  '/processes/{processId}/candidates/{candidateId}/cv/split': candidateCvSplit,
  '/processes/{processId}/candidates/{candidateId}/cv/text': candidateCvText,
  '/processes/{processId}/candidates/{candidateId}/decision': candidateDecision,
  '/processes/{processId}/candidates/{candidateId}/details': candidateDetails,
  '/processes/{processId}/candidates/{candidateId}/erasure': candidateErasure,
  '/processes/{processId}/candidates/{candidateId}/failed-answers': candidateFailedAnswers,
  '/processes/{processId}/candidates/{candidateId}/notes': candidateNotes,
  '/processes/{processId}/candidates/{candidateId}/notes/{noteId}': candidateNote,
  '/processes/{processId}/candidates/{candidateId}/reveal': candidateReveal,
  '/processes/{processId}/candidates/{candidateId}/thumb': candidateThumb,
  '/processes/{processId}/candidates/{candidateId}/verdicts/{criterionId}': candidateVerdict,
  '/users/me/mentions': mentions,
};

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const;

/** The operations of the API, for its OpenAPI document. */
export function apiOperations(): ApiOperation[] {
  return Object.entries(routes).flatMap(([path, module]) =>
    methods.flatMap((method) => {
      const handler = module[method];
      if (!handler || !('definition' in handler)) return [];
      return [{ path, method: method.toLowerCase() as ApiOperation['method'], definition: handler.definition }];
    }),
  );
}
