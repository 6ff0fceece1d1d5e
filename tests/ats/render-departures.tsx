import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { Departures } from '@/lib/ats/departures/departure-schemas';
import { permittedActions } from '@/lib/domain/permissions';
import type { CurrentUser, Role } from '@/lib/domain/user-schemas';
import { jsonResponse } from '../json-response';
import { renderWithQueries } from '../render';
import { respondToFetch } from '../respond-to-fetch';

const person = (ordinalNumber: number, departure: 'NOT_FOUND' | 'DELETED', firstName: string | null = 'Anna') => ({
  candidateId: `c${ordinalNumber}`,
  ordinalNumber,
  firstName,
  lastName: firstName && 'Nowak',
  departure,
  departedAt: '2026-05-05T10:00:00.000Z',
});
const waiting = [person(3, 'DELETED'), person(7, 'NOT_FOUND', 'Jan'), person(12, 'DELETED', null)];
const found: Departures = { waiting, total: 3, said: 2, readsCandidates: true, restorable: [] };
export const nobodyWaits = { waiting: [], total: 0, said: 0 };
export const erasedOne = {
  candidateId: 'c5',
  ordinalNumber: 5,
  departure: 'DELETED' as const,
  erasedAt: '2026-05-05T10:00:00.000Z',
  keptUntil: '2026-05-12T10:00:00.000Z',
};

/** Process p1 with three people not found in the ATS, as far as nothing else is given, and somebody who looks at it. */
export type DepartureScene = Partial<Departures> & { role?: Role; failing?: boolean };

/** Renders a part of the screen; whoever is decided about or restored leaves the list, unless requests fail. */
export function renderDepartures(part: ReactNode, scene: DepartureScene = {}) {
  const { role = 'RECRUITER', failing = false, ...answer } = scene;
  const state = { present: { ...found, ...answer }, failing, sent: [] as [string, unknown][] };
  respondToFetch((address, init) => {
    const path = address.replace('/api/v1/processes/p1/', '');
    if (state.failing) return jsonResponse(503, { code: 'database.unavailable', title: '', detail: 'No.', errors: [] });
    if ((init?.method ?? 'GET') === 'GET') return jsonResponse(200, state.present);
    const body = JSON.parse(String(init?.body)) as { candidateIds: string[] };
    state.sent.push([path, body]);
    const stays = ({ candidateId }: { candidateId: string }) => !body.candidateIds.includes(candidateId);
    const left = state.present.waiting.filter(stays);
    const restorable = state.present.restorable.filter(stays);
    state.present = { ...state.present, waiting: left, total: left.length, restorable };
    const { length } = body.candidateIds;
    return jsonResponse(200, { decided: length, restored: length });
  });
  renderWithQueries(
    <CurrentUserProvider user={{ permissions: permittedActions({ role }) } as unknown as CurrentUser}>
      {part}
    </CurrentUserProvider>,
  );
  return { state, user: userEvent.setup() };
}
