import type { UploadFormDto } from '@/lib/domain/upload-schemas';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';

/** A file on its way into the store of files. */
interface DirectUpload {
  processId: string;
  file: File;
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

type UploadForm = NonNullable<UploadFormDto['form']>;

/** For how long files go to the server after the store did not take one. */
const pauseMs = 5 * 60_000;

/** What this tab knows: whether the installation offers it, and until when it is not tried. */
const direct = { offered: false, pausedUntil: 0 };

/** Whether files may go straight into the store of files, as the page says. */
export function offerDirectUploads(offered: boolean): void {
  direct.offered = offered;
}

/** Lets the next files go to the server: what the store refuses of one it hardly takes of another. */
export function pauseDirectUploads(): void {
  direct.pausedUntil = Date.now() + pauseMs;
}

/** A form for one file; null: the server gives none, or no more for now. @throws ApiError */
async function requestForm({ processId, signal }: DirectUpload): Promise<UploadForm | null> {
  const path = `/processes/${processId}/uploads`;
  try {
    return (await apiAnswer<UploadFormDto>({ path, method: 'POST', signal })).form;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return null;
    throw error;
  }
}

/** Puts the file into the store. @returns the status; 0: the store was not reached, or does not let this page post */
function postForm({ url, fields }: UploadForm, { file, onPercent, signal }: DirectUpload): Promise<number> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(0);
    const request = new XMLHttpRequest();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file, 'cv');
    request.open('POST', url);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.onabort = () => resolve(0);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    return request.send(body);
  });
}

/**
 * Uploads a file straight into the store of files, where the installation offers that. A store that refuses one, whatever it
 * says, is left aside for some minutes: every further file would be sent twice.
 *
 * @returns the upload, for the server to take; null: the file is to be sent to the server itself
 * @throws ApiError when the server gives no form for another reason than that there are too many
 */
export async function uploadDirectly(upload: DirectUpload): Promise<string | null> {
  if (!direct.offered || Date.now() < direct.pausedUntil) return null;
  const form = await requestForm(upload);
  const status = form ? await postForm(form, upload) : 0;
  if (form && status >= 200 && status < 300) return form.uploadId;
  if (!upload.signal.aborted) pauseDirectUploads();
  return null;
}
