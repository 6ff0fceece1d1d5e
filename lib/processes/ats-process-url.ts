import { env } from '@/lib/env';

/**
 * Where a process is in the ATS.
 *
 * @param template an address in which `{id}` stands for the id in the ATS; the deployment's own where it is left out
 * @returns null for a process that is not linked, or without a template
 */
export function atsProcessUrl(externalProcessId: string | null, template = env().ATS_PROCESS_URL): string | null {
  if (!externalProcessId || !template) return null;
  return template.replaceAll('{id}', encodeURIComponent(externalProcessId));
}
