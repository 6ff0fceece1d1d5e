import { uploadAnswerSchema } from '@/lib/candidates/schemas';
import { ApiError, fetchCsrfToken } from '@/lib/http/browser-client';
import { z } from 'zod';

/** What became of one file. */
export type SendOutcome =
  | { kind: 'accepted'; candidateId: string }
  | { kind: 'refused'; code: string; message: string; candidateId?: string }
  | { kind: 'signed-out' }
  | { kind: 'offline' };

const problemSchema = z.object({ code: z.string(), detail: z.string() });

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readReply(reply: Reply, defaultMessage: string): SendOutcome {
  if (reply.status === 401) return { kind: 'signed-out' };
  const body = parseJson(reply.text);
  const answer = uploadAnswerSchema.safeParse(body);
  const accepted = answer.data?.accepted[0];
  if (accepted) return { kind: 'accepted', candidateId: accepted.candidateId };
  const rejected = answer.data?.rejected[0];
  if (rejected) {
    const { code, message, candidateId } = rejected;
    return { kind: 'refused', code, message, ...(candidateId ? { candidateId } : {}) };
  }
  const problem = problemSchema.safeParse(body);
  return {
    kind: 'refused',
    code: problem.data?.code ?? 'internal',
    message: problem.data?.detail ?? defaultMessage,
  };
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
    const reply = await post(`/api/v1/processes/${processId}/upload-cv`, file, token, onPercent);
    return reply ? readReply(reply, defaultMessage) : { kind: 'offline' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'network') return { kind: 'offline' };
    if (error.status === 401) return { kind: 'signed-out' };
    return { kind: 'refused', code: error.code, message: error.message || defaultMessage };
  }
}
