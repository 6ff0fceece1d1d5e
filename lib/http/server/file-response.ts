export interface SentFile {
  fileName: string;
  mimeType: string;
  /** Content hash, for the ETag. */
  sha256: string;
  stream: ReadableStream<Uint8Array>;
}

/** A stored file as a response: named, revalidated by its content hash; a PDF is shown inline and sandboxed, others are saved. */
export function fileResponse(request: Request, file: SentFile): Response {
  const etag = `"${file.sha256}"`;
  const isPdf = file.mimeType === 'application/pdf';
  const headers = {
    'content-type': file.mimeType,
    // RFC 6266: an ASCII name for old clients, the real one in UTF-8.
    'content-disposition': `${isPdf ? 'inline; filename="cv.pdf"' : 'attachment; filename="cv"'}; filename*=UTF-8''${encodeFileName(file.fileName)}`,
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) {
    void file.stream.cancel();
    return new Response(null, { status: 304, headers: { etag, 'cache-control': headers['cache-control'] } });
  }
  return new Response(file.stream, { headers });
}

/** RFC 8187: characters outside attr-char are percent-encoded. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
