import { ApiError } from '@/lib/http/browser/browser-client';

/** What differs from the candidate's former CV, when a file was refused as another person's; otherwise null. */
export function findDifferingTraits(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || error.code !== 'cv.another-person') return null;
  return error.fields.map(({ path }) => path);
}
