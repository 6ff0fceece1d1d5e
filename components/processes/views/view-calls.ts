import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { CreateViewInput, ProcessViewDto, UpdateViewInput } from '@/lib/saved-views/schemas';

const path = '/users/me/process-views';

export function createView(body: CreateViewInput): Promise<ProcessViewDto> {
  return apiAnswer({ method: 'POST', path, body });
}

export function updateView(viewId: string, body: UpdateViewInput): Promise<ProcessViewDto> {
  return apiAnswer({ method: 'PUT', path: `${path}/${viewId}`, body });
}

export async function deleteView(viewId: string): Promise<void> {
  await apiRequest({ method: 'DELETE', path: `${path}/${viewId}` });
}
