import { statusOf } from '../../http/ats-call';
import { multipartFile } from '../multipart';
import type { NewCandidate } from '../provider';
import { employeePath, type TraffitApi } from './traffit-api';

const forms = {
  plain: (cv: NewCandidate['cv']) => multipartFile('file', cv),
  nested: (cv: NewCandidate['cv']) =>
    multipartFile('file[file]', cv, { 'file[isPublic]': '1', dictionary_file_type: 'CV' }),
};

/** Adds a file to a person, in the other form where the one is refused: a refused form has stored nothing. */
export async function uploadToTraffit(api: TraffitApi, employeeId: string, cv: NewCandidate['cv']): Promise<void> {
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
