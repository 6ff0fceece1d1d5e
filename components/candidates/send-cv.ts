import type { UploadAnswer } from '@/lib/candidates/schemas';
import { ApiError, apiErrorFromText, fetchCsrfToken, isUnreached } from '@/lib/http/browser-client';
import { parseJson } from '@/lib/http/read-problem';

/** What became of one file. */
export type SendOutcome =
  | { kind: 'accepted'; candidateId: string }
  | { kind: 'refused'; code: string; message: string; candidateId?: string }
  | { kind: 'signed-out' }
  /** The server was not reached, or its answer got lost. */
  | { kind: 'offline' };

interface Reply {
  status: number;
  text: string;
}

/** XMLHttpRequest, because `fetch` does not tell how much of a body has been sent. Null: no answer came. */
function post(url: string, file: File, csrfToken: string, onPercent: (percent: number) => void): Promise<Reply | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('files', file, file.name);
    request.open('POST', url);
    request.setRequestHeader('X-CSRF-TOKEN', csrfToken);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.send(body);
  });
}

function readReply(reply: Reply, url: string, defaultMessage: string): SendOutcome {
  if (reply.status === 401) return { kind: 'signed-out' };
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
  const error = apiErrorFromText(reply.text, reply.status, { method: 'POST', url });
  if (isUnreached(error)) return { kind: 'offline' };
  const { code, message } = error;
  return { kind: 'refused', code: code === 'unknown' ? 'internal' : code, message: message || defaultMessage };
}

/**
 * Sends one CV in a request of its own, so that a bad file never stops another.
 *
 * @param onPercent 0..100 of the bytes sent
 * @param defaultMessage words for an answer that carries none
 */
export async function sendCv(
  processId: string,
  file: File,
  onPercent: (percent: number) => void,
  defaultMessage: string,
): Promise<SendOutcome> {
  try {
    const token = await fetchCsrfToken();
    const url = `/api/v1/processes/${processId}/upload-cv`;
    const reply = await post(url, file, token, onPercent);
    return reply ? readReply(reply, url, defaultMessage) : { kind: 'offline' };
  } catch (error) {
    if (!(error instanceof ApiError) || isUnreached(error)) return { kind: 'offline' };
    if (error.status === 401) return { kind: 'signed-out' };
    return { kind: 'refused', code: error.code, message: error.message || defaultMessage };
  }
}
