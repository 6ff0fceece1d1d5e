import { randomUUID } from 'node:crypto';

/** One file as `multipart/form-data` (RFC 7578), after other fields of plain names and values. */
export function multipartFile(
  field: string,
  file: { fileName: string; mimeType: string; bytes: Uint8Array },
  others: Record<string, string> = {},
) {
  const { fileName, mimeType, bytes } = file;
  const boundary = `file-${randomUUID()}`;
  const quoted = fileName.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');
  const fields = Object.entries(others).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    fields.join('') +
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${quoted}"\r\n` +
    `content-type: ${mimeType}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
