import { employeePath, type TraffitApi } from './traffit-api';

const pathOf = ({ settings }: TraffitApi, employeeId: string) => employeePath(employeeId, `/${settings.notesPath}`);

/** The form of a note is not published: the operation's id is looked for in all of it. */
export async function hasTraffitNote(api: TraffitApi, employeeId: string, operationId: string): Promise<boolean> {
  return JSON.stringify(await api.latest(pathOf(api, employeeId))).includes(operationId);
}

export async function addTraffitNote(api: TraffitApi, employeeId: string, content: string): Promise<void> {
  await api.client.call({ method: 'POST', path: pathOf(api, employeeId), json: { content } });
}
