import type { TraffitApi } from './traffit-api';

const pathOf = (employeeId: string) => `employees/${encodeURIComponent(employeeId)}/notes`;

/** The form of a note is not published: the operation's id is looked for in all of it. */
export async function hasTraffitNote(api: TraffitApi, employeeId: string, operationId: string): Promise<boolean> {
  return JSON.stringify(await api.latest(pathOf(employeeId))).includes(operationId);
}

export async function addTraffitNote({ client }: TraffitApi, employeeId: string, content: string): Promise<void> {
  await client.call({ method: 'POST', path: pathOf(employeeId), json: { content } });
}
