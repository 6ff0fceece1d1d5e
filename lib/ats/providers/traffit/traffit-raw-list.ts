import { attempt } from '../inspect';
import { largestPage, listHeaders, type ListOptions, type TraffitApi } from './traffit-api';

/** A page of a list as it comes; null with the error that refused it. */
export function rawList(api: TraffitApi, path: string, options: Partial<ListOptions> = {}) {
  return attempt(() => api.read({ path, headers: listHeaders({ page: 1, size: largestPage, ...options }) }));
}
