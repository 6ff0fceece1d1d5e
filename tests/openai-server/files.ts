import { type FileObject } from 'openai/resources/files';
import { ApiError } from './api-error';
import { newId, nowInSeconds } from './ids';
import { page } from './page';

interface StoredFile {
  object: FileObject;
  content: Buffer;
}

/** Uploaded files and what batches have written. */
export class FileStore {
  private readonly files = new Map<string, StoredFile>();

  /** Takes a multipart upload. @throws ApiError where a part is missing or wrong */
  async upload(bytes: Buffer, contentType: string): Promise<FileObject> {
    const form = await readForm(bytes, contentType);
    const file = form.get('file');
    const purpose = form.get('purpose');
    if (!(file instanceof File)) throw missing('file');
    if (typeof purpose !== 'string') throw missing('purpose');
    if (purpose === 'batch' && !file.name.endsWith('.jsonl')) {
      throw new ApiError(400, 'Invalid file format for Batch API. Must be .jsonl', { param: 'file' });
    }
    const lifetime = Number(form.get('expires_after[seconds]'));
    return this.add(file.name, Buffer.from(await file.arrayBuffer()), purpose as FileObject['purpose'], lifetime);
  }

  add(filename: string, content: Buffer, purpose: FileObject['purpose'], lifetimeSeconds = 0): FileObject {
    const created = nowInSeconds();
    const object: FileObject = {
      id: newId('file-'),
      object: 'file',
      bytes: content.length,
      created_at: created,
      filename,
      purpose,
      status: 'processed',
      ...(lifetimeSeconds > 0 && { expires_at: created + lifetimeSeconds }),
    };
    this.files.set(object.id, { object, content });
    return object;
  }

  list(query: URLSearchParams) {
    const purpose = query.get('purpose');
    const objects = [...this.files.values()].map(({ object }) => object).toReversed();
    return page(
      objects.filter((object) => !purpose || object.purpose === purpose),
      query,
    );
  }

  /** @throws ApiError 404 */
  get(id: string): StoredFile {
    const found = this.files.get(id);
    if (!found) throw new ApiError(404, `No such File object: ${id}`, { param: 'id' });
    return found;
  }

  delete(id: string) {
    this.get(id);
    this.files.delete(id);
    return { id, object: 'file', deleted: true };
  }

  clear(): void {
    this.files.clear();
  }
}

const missing = (param: string) =>
  new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });

async function readForm(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ApiError(400, 'Could not parse multipart form');
  }
}
