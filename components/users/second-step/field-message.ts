import { ApiError } from '@/lib/http/browser/browser-client';

/** What the server says about a field; null when the error is about something else. */
export function fieldMessage(error: Error, path: string): string | null {
  const field = error instanceof ApiError ? error.fields.find((one) => one.path === path) : undefined;
  return field?.message ?? null;
}
