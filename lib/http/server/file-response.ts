export interface SentFile {
  fileName: string;
  mimeType: string;
  stream: ReadableStream<Uint8Array>;
}

/**
 * A stored file as a response: named, a PDF shown inline and sandboxed, others saved. It is personal data, so nobody keeps
 * a copy: `apiHandler` adds `no-store`, and nothing is there to revalidate.
 */
export function fileResponse(file: SentFile): Response {
  const disposition = file.mimeType === 'application/pdf' ? 'inline' : 'attachment';
  const ending = /\.[a-z]+$/i.exec(file.fileName)?.[0] ?? '';
  const headers = {
    'content-type': file.mimeType,
    'content-disposition': contentDisposition(disposition, `cv${ending}`, file.fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  return new Response(file.stream, { headers });
}

/** A ZIP archive to be saved, named in ASCII. */
export function zipResponse({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Response {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', fileName, fileName),
    'x-content-type-options': 'nosniff',
  };
  return new Response(new Uint8Array(bytes), { headers });
}

/** An event to be saved or opened by a calendar, named in ASCII. */
export function calendarResponse({ method, content }: { method: string; content: string }): Response {
  const headers = {
    'content-type': `text/calendar; charset=utf-8; method=${method}`,
    'content-disposition': contentDisposition('attachment', 'interview.ics', 'interview.ics'),
    'x-content-type-options': 'nosniff',
  };
  return new Response(content, { headers });
}

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8. */
export function contentDisposition(kind: 'inline' | 'attachment', ascii: string, fileName: string): string {
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeFileName(fileName)}`;
}

/** RFC 8187: characters outside attr-char are percent-encoded. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
