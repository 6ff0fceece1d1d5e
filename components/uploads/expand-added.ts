import type { ExpandedFiles } from './expand-files';

/**
 * As `expandFiles`. What opens archives is loaded with the first files; where it cannot be loaded, the server says what a
 * file is. Never rejects.
 */
export async function expandAdded(files: readonly File[]): Promise<ExpandedFiles> {
  try {
    const { expandFiles } = await import('./expand-files');
    return await expandFiles(files);
  } catch {
    return { files: [...files], notTaken: [] };
  }
}
