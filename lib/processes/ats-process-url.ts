import { z } from 'zod';
import { env } from '@/lib/env';

const connectionSettings = z.object({ recruitmentPage: z.string().nullish() });

/**
 * The web page of a process's recruitment in the ATS.
 *
 * @param settings of the connection that the process is linked to; if they name no page, or there is no connection,
 * the deployment's `ATS_PROCESS_URL` is used
 * @returns null for a process without an ATS id, or when no page is known
 */
export function atsProcessUrl(externalProcessId: string | null, settings: unknown): string | null {
  const template = connectionSettings.safeParse(settings).data?.recruitmentPage ?? env().ATS_PROCESS_URL;
  if (!externalProcessId || !template) return null;
  return template.replaceAll('{id}', encodeURIComponent(externalProcessId));
}
