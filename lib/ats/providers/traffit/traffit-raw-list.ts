import { attempt } from '../inspect';
import type { TraffitApi } from './traffit-api';
import { largestPage, type ListOptions } from './traffit-headers';

/** A page of a list as it comes; null with the error that refused it. */
export function rawList(api: TraffitApi, path: string, options: Partial<ListOptions> = {}) {
  return attempt(() => api.page(path, { page: 1, size: largestPage, ...options }));
}
