import type { ApiClient } from '../tests/api-client';
import { expect } from './fixtures';

/** A candidate as a search lists it. */
export interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
  status: string;
}

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** An active process. @returns its id */
export async function activeProcess(api: ApiClient): Promise<string> {
  const requirementList = [{ text: 'Java', necessity: 'REQUIRED', importance: 5 }];
  const body = { name: 'Programista Java', requirements: 'Szukamy programisty.', requirementList };
  const { id } = (await api.request<{ id: string }>('POST', '/processes', { json: body })).body;
  await api.request('PUT', `/processes/${id}/defined`);
  await api.request('PUT', `/processes/${id}/status`, { json: { status: 'ACTIVE' } });
  return id;
}

export async function peopleOf(api: ApiClient, processId: string): Promise<Person[]> {
  const path = `/processes/${processId}/candidates/search?pageSize=100`;
  return (await api.request<{ items: Person[] }>('POST', path, { json: {} })).body.items;
}

/** Those with a name of their own whose CV was judged, once nothing runs any more. */
export async function analysedPeople(api: ApiClient, processId: string): Promise<Person[]> {
  const running = ['AWAITING_DOWNLOAD', 'DOWNLOADING', 'AWAITING_PROCESSING', 'IN_PROGRESS'];
  let items: Person[] = [];
  await expect
    .poll(
      async () => {
        items = await peopleOf(api, processId);
        return items.filter(({ status }) => running.includes(status)).length;
      },
      { timeout: 90_000 },
    )
    .toBe(0);
  // A name must tell who is meant.
  const names = items.map(nameOf);
  return items.filter((one) => one.status === 'NEW' && names.filter((name) => name === nameOf(one)).length === 1);
}

/** The synchronisation after the trial has ended. */
export async function wholeSync(api: ApiClient, processId: string): Promise<void> {
  const path = `/processes/${processId}/sync`;
  const present = async () => (await api.request<{ sync: { trial: boolean; state: string } }>('GET', path)).body.sync;
  await expect.poll(present, { timeout: 60_000 }).toMatchObject({ trial: false, state: 'SUCCEEDED' });
}
