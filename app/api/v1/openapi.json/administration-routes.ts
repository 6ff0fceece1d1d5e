import * as readiness from '../administration/readiness/route';
import * as systemState from '../administration/system/route';
import * as modelSettings from '../administration/model/route';
import * as localServers from '../administration/model/local-servers/route';
import * as modelTest from '../administration/model/test/route';
import * as modelTrial from '../administration/model/trial/route';
import * as atsConnections from '../administration/ats-connections/route';
import * as atsConnection from '../administration/ats-connections/[connectionId]/route';
import * as atsConnectionSyncs from '../administration/ats-connections/[connectionId]/syncs/route';
import * as atsSigningSecret from '../administration/ats-connections/[connectionId]/signing-secret/route';
import * as atsConnectionCheck from '../administration/ats-connections/[connectionId]/check/route';
import * as auditEvents from '../administration/audit-events/route';
import * as auditExport from '../administration/audit-events/export/route';
import * as auditRetention from '../administration/audit-retention/route';
import * as accounts from '../administration/accounts/route';
import * as accountRole from '../administration/accounts/[userId]/role/route';
import * as deactivateAccount from '../administration/accounts/[userId]/deactivate/route';
import * as reactivateAccount from '../administration/accounts/[userId]/reactivate/route';
import * as accountSessions from '../administration/accounts/[userId]/sessions/route';
import * as resetLink from '../administration/accounts/[userId]/reset-link/route';
import * as resetSecondStep from '../administration/accounts/[userId]/reset-second-step/route';
import * as secondStepRoles from '../administration/second-step-roles/route';
import * as secondStepRole from '../administration/second-step-roles/[role]/route';
import * as signInCheck from '../administration/sign-in/check/route';
import * as invitations from '../administration/invitations/route';
import * as invitation from '../administration/invitations/[invitationId]/route';
import * as renewInvitation from '../administration/invitations/[invitationId]/renew/route';
import * as apiTokens from '../administration/api-tokens/route';
import * as apiToken from '../administration/api-tokens/[tokenId]/route';
import * as mail from '../administration/mail/route';
import * as mailTest from '../administration/mail/test/route';
import * as oneMail from '../administration/mail/[mailId]/route';
import * as retryMail from '../administration/mail/[mailId]/retry/route';
import * as decisionReasonSettings from '../administration/decision-reasons/route';
import type { RouteModule } from './route-module';

/** Every route below `/administration` by its path. */
export const administrationRoutes: Record<string, RouteModule> = {
  '/administration/readiness': readiness,
  '/administration/system': systemState,
  '/administration/model': modelSettings,
  '/administration/model/local-servers': localServers,
  '/administration/model/test': modelTest,
  '/administration/model/trial': modelTrial,
  '/administration/ats-connections': atsConnections,
  '/administration/ats-connections/{connectionId}': atsConnection,
  '/administration/ats-connections/{connectionId}/syncs': atsConnectionSyncs,
  '/administration/ats-connections/{connectionId}/check': atsConnectionCheck,
  '/administration/ats-connections/{connectionId}/signing-secret': atsSigningSecret,
  '/administration/audit-events': auditEvents,
  '/administration/audit-events/export': auditExport,
  '/administration/audit-retention': auditRetention,
  '/administration/accounts': accounts,
  '/administration/accounts/{userId}/role': accountRole,
  '/administration/accounts/{userId}/deactivate': deactivateAccount,
  '/administration/accounts/{userId}/reactivate': reactivateAccount,
  '/administration/accounts/{userId}/sessions': accountSessions,
  '/administration/accounts/{userId}/reset-link': resetLink,
  '/administration/accounts/{userId}/reset-second-step': resetSecondStep,
  '/administration/second-step-roles': secondStepRoles,
  '/administration/second-step-roles/{role}': secondStepRole,
  '/administration/sign-in/check': signInCheck,
  '/administration/invitations': invitations,
  '/administration/invitations/{invitationId}': invitation,
  '/administration/invitations/{invitationId}/renew': renewInvitation,
  '/administration/api-tokens': apiTokens,
  '/administration/api-tokens/{tokenId}': apiToken,
  '/administration/mail': mail,
  '/administration/mail/test': mailTest,
  '/administration/mail/{mailId}': oneMail,
  '/administration/mail/{mailId}/retry': retryMail,
  '/administration/decision-reasons': decisionReasonSettings,
};
