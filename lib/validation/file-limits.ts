/** In bytes. */
export const megabyte = 1024 * 1024;

/** A file field's limits; without zod, so that a drop can be checked before a form is loaded. */
export interface FileLimits {
  /** Lower case, without the dot. */
  extensions: readonly string[];
  maxMegabytes: number;
}

export interface NamedFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** Whether the name has one of the extensions, ignoring case. */
export function hasExtension({ name }: NamedFile, extensions: readonly string[]): boolean {
  const [, extension] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return extension !== undefined && extensions.includes(extension);
}

/** Display form of extensions: 'PDF, DOCX'. */
export function extensionList(extensions: readonly string[]): string {
  return extensions.map((extension) => extension.toUpperCase()).join(', ');
}

/** A size in megabytes with one digit, rounded up, so that a file over the limit never displays as the limit. */
export function toMegabytes(bytes: number): number {
  return Math.ceil((bytes / megabyte) * 10) / 10;
}

interface FileProblem {
  code: 'file-extension' | 'file-too-large';
  values: Record<string, string | number>;
}

/** The limit that a file exceeds, with message values; null for a valid one. */
export function fileProblem(file: NamedFile, { extensions, maxMegabytes }: FileLimits): FileProblem | null {
  if (!hasExtension(file, extensions)) return { code: 'file-extension', values: { list: extensionList(extensions) } };
  if (file.size <= maxMegabytes * megabyte) return null;
  return { code: 'file-too-large', values: { size: toMegabytes(file.size), max: maxMegabytes } };
}
