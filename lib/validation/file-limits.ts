/** In bytes. */
export const megabyte = 1024 * 1024;

/** What a field takes; without zod, so that a drop can be answered before any form is loaded. */
export interface FileLimits {
  /** Without the dot, in small letters. */
  extensions: readonly string[];
  maxMegabytes: number;
}

export interface NamedFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** Whether the name ends in one of the extensions; letters' size does not matter. */
export function hasExtension({ name }: NamedFile, extensions: readonly string[]): boolean {
  const [, extension] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return extension !== undefined && extensions.includes(extension);
}

/** The extensions as they are said: 'PDF, DOCX'. */
export function extensionList(extensions: readonly string[]): string {
  return extensions.map((extension) => extension.toUpperCase()).join(', ');
}

/** A size in megabytes to one digit, rounded up: a file that is too large never reads as large as the limit. */
export function toMegabytes(bytes: number): number {
  return Math.ceil((bytes / megabyte) * 10) / 10;
}

interface FileProblem {
  code: 'file-extension' | 'file-too-large';
  values: Record<string, string | number>;
}

/** Which limit a file breaks, with the values of its words; null for a good one. */
export function fileProblem(file: NamedFile, { extensions, maxMegabytes }: FileLimits): FileProblem | null {
  if (!hasExtension(file, extensions)) return { code: 'file-extension', values: { list: extensionList(extensions) } };
  if (file.size <= maxMegabytes * megabyte) return null;
  return { code: 'file-too-large', values: { size: toMegabytes(file.size), max: maxMegabytes } };
}
