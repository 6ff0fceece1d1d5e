import type { UploadFormDto } from '@/lib/domain/upload-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** A file on its way into the store of files. */
interface DirectUpload {
  processId: string;
  file: File;
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

type UploadForm = NonNullable<UploadFormDto['form']>;

/** A form may have ended while the file waited. */
const maxForms = 2;

/** For how long files go to the server after the store was not reached. */
const pauseMs = 5 * 60_000;

/** What this tab knows: whether the installation offers it, and until when it is not tried. */
const direct = { offered: false, pausedUntil: 0 };

/** Whether files may go straight into the store of files, as the page says. */
export function offerDirectUploads(offered: boolean): void {
  direct.offered = offered;
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
 * Uploads a file straight into the store of files, where the installation offers that.
 *
 * @returns the upload, for the server to take; null: the file is to be sent to the server itself
 * @throws ApiError when the server gives no form
 */
export async function uploadDirectly(upload: DirectUpload): Promise<string | null> {
  const { processId, signal } = upload;
  for (let forms = 0; forms < maxForms && direct.offered && Date.now() >= direct.pausedUntil; forms += 1) {
    const path = `/processes/${processId}/uploads`;
    const { form } = await apiAnswer<UploadFormDto>({ path, method: 'POST', signal });
    const status = form ? await postForm(form, upload) : 0;
    if (form && status >= 200 && status < 300) return form.uploadId;
    // The store's rules do not name this page, or it is not reached from here: it is hardly for the next file.
    if (status === 0 && !signal.aborted) direct.pausedUntil = Date.now() + pauseMs;
  }
  return null;
}
