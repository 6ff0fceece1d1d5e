import { AppError } from '@/lib/errors';
import { statusOf } from '../../http/ats-call';
import { multipartFile } from '../multipart';
import { searchFrom } from '../operation-mark';
import type { AtsApplicationData, NewCandidate } from '../provider';
import { readResponse } from '../read-response';
import { placesPath, employeePath, type TraffitApi } from './traffit-api';
import { cvOf, findInTraffit } from './traffit-applications';
import { addTraffitNote, hasTraffitNote } from './traffit-notes';
import { employeeSchema, type Employee } from './traffit-rows';

/**
 * Whom an earlier attempt may have created: the same address, among those changed since. People carry no mark of our own,
 * so that a person who is there already is taken instead of being doubled.
 */
async function findByEmail(api: TraffitApi, operationId: string, email: string | null): Promise<Employee | null> {
  if (!email) return null;
  const isIt = (employee: Employee) => employee.email?.toLowerCase() === email.toLowerCase();
  const options = { since: searchFrom(operationId), isEnough: isIt };
  return (await api.all(employeeSchema, 'employees/', options)).find(isIt) ?? null;
}

async function postEmployee({ client }: TraffitApi, input: NewCandidate): Promise<Employee> {
  const { firstName, lastName, email, phone } = input;
  const json = { name: firstName ?? '-', lastname: lastName ?? '-', email, ...(phone ? { mobile: phone } : {}) };
  return readResponse(employeeSchema, (await client.call({ method: 'POST', path: 'employees/', json })).json);
}

/** Puts a person into a recruitment, unless the person is there already. */
async function assign({ client }: TraffitApi, recruitmentId: string, employeeId: string): Promise<void> {
  const path = `${placesPath(recruitmentId)}/${encodeURIComponent(employeeId)}`;
  try {
    await client.call({ method: 'POST', path, json: {} });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ats.conflict')) throw error;
  }
}

/** What an operation created, once all of it is there. */
export async function findCreatedInTraffit(
  api: TraffitApi,
  recruitmentId: string,
  operationId: string,
  email: string | null,
): Promise<AtsApplicationData | null> {
  const employee = await findByEmail(api, operationId, email);
  if (!employee || !(await hasTraffitNote(api, employee.id, operationId))) return null;
  const created = await findInTraffit(api, recruitmentId, employee.id);
  return created?.cvKey ? created : null;
}

/** Creates person, note with the operation's id, file and place in the recruitment; each only where it is missing. */
export async function createInTraffit(api: TraffitApi, input: NewCandidate): Promise<AtsApplicationData> {
  const { recruitmentId, operationId, cv } = input;
  const { id } = (await findByEmail(api, operationId, input.email)) ?? (await postEmployee(api, input));
  if (!(await hasTraffitNote(api, id, operationId))) await addTraffitNote(api, id, operationId);
  if (!cvOf(await api.files(id))) {
    await uploadToTraffit(api, id, cv);
  }
  if (!(await findInTraffit(api, recruitmentId, id))) await assign(api, recruitmentId, id);
  const created = await findInTraffit(api, recruitmentId, id);
  if (!created) throw new AppError('ats.bad-answer');
  return created;
}

const forms = {
  plain: (cv: NewCandidate['cv']) => multipartFile('file', cv),
  nested: (cv: NewCandidate['cv']) =>
    multipartFile('file[file]', cv, { 'file[isPublic]': '1', dictionary_file_type: 'CV' }),
};

/** Adds a file to a person, in the other form where the one is refused: a refused form has stored nothing. */
async function uploadToTraffit(api: TraffitApi, employeeId: string, cv: NewCandidate['cv']): Promise<void> {
  const upload = (form: keyof typeof forms) =>
    api.client.call({ method: 'POST', path: employeePath(employeeId, '/files'), body: forms[form](cv) });
  const { uploadForm } = api;
  try {
    await upload(uploadForm);
  } catch (error) {
    if (![400, 422].includes(statusOf(error) ?? 0)) throw error;
    const other = uploadForm === 'plain' ? 'nested' : 'plain';
    await upload(other);
    await api.chooseUploadForm(other);
  }
}
