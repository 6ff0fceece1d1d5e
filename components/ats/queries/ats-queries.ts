import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import type { ConnectionDto, ConnectionSyncs } from '@/lib/ats/connections/connection-schemas';
import type { Departures } from '@/lib/ats/departures/departure-schemas';
import type { AtsPicks, CandidateInAts } from '@/lib/ats/picks/pick-schemas';
import type { AtsLinkDto, AtsRecruitments, AtsStages, ProcessSync, UsableConnection } from '@/lib/ats/schemas';
import type { AtsTrial } from '@/lib/ats/sync/trial/trial-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

export const connectionsPath = '/administration/ats-connections';

/** Query keys and fetchers of the ATS; invalidate by prefix. */
export const atsQueries = {
  /** The connections as an administrator sees them. */
  connections: () =>
    queryOptions({
      queryKey: ['ats', 'administration'],
      queryFn: ({ signal }) => apiAnswer<{ items: ConnectionDto[] }>({ path: connectionsPath, signal }),
    }),
  /** One connection, with the address of its webhooks where that is a secret. */
  connection: (connectionId: string) =>
    queryOptions({
      queryKey: ['ats', 'administration', connectionId],
      queryFn: ({ signal }) => apiAnswer<ConnectionDto>({ path: `${connectionsPath}/${connectionId}`, signal }),
    }),
  /** The last runs of a connection. */
  connectionSyncs: (connectionId: string) =>
    queryOptions({
      queryKey: ['ats', 'administration', connectionId, 'syncs'],
      queryFn: ({ signal }) => apiAnswer<ConnectionSyncs>({ path: `${connectionsPath}/${connectionId}/syncs`, signal }),
    }),
  /** The connections as recruiters choose them. */
  usableConnections: () =>
    queryOptions({
      queryKey: ['ats', 'connections'],
      queryFn: ({ signal }) => apiAnswer<{ items: UsableConnection[] }>({ path: '/ats/connections', signal }),
    }),
  recruitments: (connectionId: string, phrase: string) =>
    queryOptions({
      queryKey: ['ats', 'connections', connectionId, 'recruitments', phrase],
      queryFn: ({ signal }) =>
        apiAnswer<AtsRecruitments>({
          path: `/ats/connections/${connectionId}/recruitments?${new URLSearchParams({ phrase })}`,
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  stages: (connectionId: string, recruitmentId: string) =>
    queryOptions({
      queryKey: ['ats', 'connections', connectionId, 'stages', recruitmentId],
      queryFn: ({ signal }) =>
        apiAnswer<AtsStages>({
          path: `/ats/connections/${connectionId}/recruitments/${encodeURIComponent(recruitmentId)}/stages`,
          signal,
        }),
    }),
  /** The recruitment that a process is linked to. */
  link: (processId: string) =>
    queryOptions({
      queryKey: ['processes', processId, 'ats-link'],
      queryFn: ({ signal }) =>
        apiAnswer<{ link: AtsLinkDto | null }>({ path: `/processes/${processId}/ats-link`, signal }),
    }),
  /** The present synchronisation of a process, else its last one. */
  sync: (processId: string) =>
    queryOptions({
      queryKey: ['ats', 'sync', processId],
      queryFn: ({ signal }) => apiAnswer<ProcessSync>({ path: `/processes/${processId}/sync`, signal }),
    }),
  /** The first candidates of a new link, by the synchronisation that took them in. */
  trial: (processId: string, syncId: string) =>
    queryOptions({
      queryKey: ['ats', 'trial', processId, syncId],
      queryFn: ({ signal }) => apiAnswer<AtsTrial>({ path: `/processes/${processId}/ats-trial`, signal }),
    }),
  /** Where a candidate is in the ATS; changes with the candidate, and so is invalidated with it. */
  candidate: (processId: string, candidateId: string) =>
    queryOptions({
      queryKey: [...candidateKeys.one(processId, candidateId), 'ats'],
      queryFn: ({ signal }) =>
        apiAnswer<CandidateInAts>({ path: `${candidatePath(processId, candidateId)}/ats`, signal }),
    }),
  /** Who is not in the ATS any more and waits for a person, and who can be restored. */
  departures: (processId: string) =>
    queryOptions({
      queryKey: [...candidateKeys.process(processId), 'ats-departures'],
      queryFn: ({ signal }) => apiAnswer<Departures>({ path: `/processes/${processId}/ats-departures`, signal }),
    }),
  /** Candidates that wait until the first of a link has been sent; only their number is used. */
  waitingForFirst: (processId: string) =>
    queryOptions({
      queryKey: ['ats', 'waiting-for-first', processId],
      queryFn: ({ signal }) =>
        apiAnswer<AtsPicks>({
          path: `/processes/${processId}/ats-picks?state=PENDING&reason=ats.waits-for-first&pageSize=20`,
          signal,
        }),
    }),
  /** Candidates that could not be sent and wait for a person. */
  conflicts: (processId: string) =>
    queryOptions({
      queryKey: ['ats', 'conflicts', processId],
      queryFn: ({ signal }) =>
        apiAnswer<AtsPicks>({ path: `/processes/${processId}/ats-picks?state=CONFLICT&pageSize=100`, signal }),
    }),
};
