import { env } from '@/lib/env';

/**
 * The URL of a process in the ATS.
 *
 * @param template URL in which `{id}` stands for the ATS id; by default the deployment's own
 * @returns null for a process that is not linked, or without a template
 */
export function atsProcessUrl(externalProcessId: string | null, template = env().ATS_PROCESS_URL): string | null {
  if (!externalProcessId || !template) return null;
  return template.replaceAll('{id}', encodeURIComponent(externalProcessId));
}
