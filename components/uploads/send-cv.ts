import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { ApiError, apiErrorFromText, apiRequest, fetchCsrfToken, isUnreached } from '@/lib/http/browser/browser-client';
import { parseJson } from '@/lib/http/browser/read-problem';
import { pauseDirectUploads, uploadDirectly } from './direct-upload';

/** Result of sending a file. */
export type SendOutcome =
  | { kind: 'accepted'; candidateId: string }
  /** `message` may be empty. */
  | { kind: 'refused'; code: string; message: string; candidateId?: string }
  /** 429 or 503. `retryAfter`: the seconds that it asks to wait; null: it does not say. */
  | { kind: 'busy'; retryAfter: number | null }
  | { kind: 'signed-out' }
  /** Unreachable, or the response was lost. */
  | { kind: 'offline' }
  /** A server in front of the product does not reach it. */
  | { kind: 'unreached' }
  /** A server in front of the product refused the file, or answered with a page of its own. */
  | { kind: 'refused-in-front'; problem: 'front-too-large' | 'front-page' };

interface Reply {
  status: number;
  text: string;
  /** As in the header; null: none. */
  retryAfter: string | null;
}

export interface SendOptions {
  processId: string;
  file: File;
  /** 0–100 of the bytes sent. */
  onPercent: (percent: number) => void;
  /** Aborts; the file may have been received. */
  signal: AbortSignal;
}

/** XMLHttpRequest, because `fetch` has no upload progress. Null: no response. */
function post(url: string, csrfToken: string, { file, onPercent, signal }: SendOptions): Promise<Reply | null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('files', file, file.name);
    request.open('POST', url);
    request.setRequestHeader('X-CSRF-TOKEN', csrfToken);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      });
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    return request.send(body);
  });
}

/**
 * Converts an error response. One without our code is not the product's: a proxy's page, or its refusal of the size.
 *
 * @param reply the response, as far as it is known
 */
function toRefusal(error: ApiError, { text, retryAfter }: Omit<Reply, 'status'> = noReply): SendOutcome {
  const { code, status, message } = error;
  if (status === 401) return { kind: 'signed-out' };
  if (isUnreached(error)) return { kind: code === 'unknown' ? 'unreached' : 'offline' };
  if (code === 'unknown' && status === 413) return { kind: 'refused-in-front', problem: 'front-too-large' };
  // A success without JSON is none of the product's either: a page of signing in.
  if (code === 'unknown' && (status < 300 || isPage(text))) return { kind: 'refused-in-front', problem: 'front-page' };
  if (status === 429 || status === 503) return { kind: 'busy', retryAfter: secondsOf(retryAfter) };
  return { kind: 'refused', code: code === 'unknown' ? 'internal' : code, message };
}

const noReply = { text: '', retryAfter: null };

/** The header's seconds; the product and the usual proxies send no date. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;

const isPage = (text: string): boolean => text.trimStart().startsWith('<');

function readReply(reply: Reply, url: string): SendOutcome {
  if (reply.status === 201) {
    const answer = parseJson(reply.text) as UploadAnswer | undefined;
    const accepted = answer?.accepted[0];
    if (accepted) return { kind: 'accepted', candidateId: accepted.candidateId };
    const rejected = answer?.rejected[0];
    if (rejected) {
      const { code, message, candidateId } = rejected;
      return { kind: 'refused', code, message, ...(candidateId ? { candidateId } : {}) };
    }
  }
  return toRefusal(apiErrorFromText(reply.text, reply.status, { method: 'POST', url }), reply);
}

/** Lets the server take what was uploaded straight into the store. @returns null when nothing arrived there */
async function finish(uploadId: string, { processId, file, signal }: SendOptions): Promise<SendOutcome | null> {
  const path = `/processes/${processId}/finished-uploads`;
  try {
    const response = await apiRequest({ path, method: 'POST', body: { uploadId, fileName: file.name }, signal });
    return readReply({ status: response.status, text: await response.text(), retryAfter: null }, path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'upload.not-arrived') throw error;
    pauseDirectUploads();
    return null;
  }
}

/**
 * Sends a CV in its own request, so that a bad file does not affect others: straight into the store of files where that is offered,
 * else to the server. Never rejects.
 */
export async function sendCv(options: SendOptions): Promise<SendOutcome> {
  try {
    const uploadId = await uploadDirectly(options);
    const outcome = uploadId && (await finish(uploadId, options));
    if (outcome) return outcome;
    const token = await fetchCsrfToken(options.signal);
    const url = `/api/v1/processes/${options.processId}/upload-cv`;
    const reply = await post(url, token, options);
    return reply ? readReply(reply, url) : { kind: 'offline' };
  } catch (error) {
    return error instanceof ApiError ? toRefusal(error) : { kind: 'offline' };
  }
}
