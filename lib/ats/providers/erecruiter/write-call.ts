import { AppError } from '@/lib/errors';
import { fillTemplate, type WriteCall, type WritePlaceholder } from '../../connections/setting-rules';
import type { AtsApplicationData } from '../provider';
import type { ErecruiterApi } from './erecruiter-api';

export type WriteValues = Partial<Record<'fromStageId' | 'stageId' | 'tag' | 'note', string | null>>;

/** Within quotation marks a text, without them a number; anything else makes the body no JSON. */
function fillBody(template: string, valueOf: (name: WritePlaceholder) => string): unknown {
  const filled = fillTemplate(template, (name) => JSON.stringify(valueOf(name)).slice(1, -1));
  try {
    return JSON.parse(filled);
  } catch (cause) {
    throw new AppError('ats.unsupported', { cause });
  }
}

/** Makes the call that the settings describe. @throws AppError `ats.unsupported` when they describe none */
export async function makeWriteCall(
  api: ErecruiterApi,
  call: WriteCall | null,
  application: AtsApplicationData,
  values: WriteValues,
): Promise<void> {
  if (!call) throw new AppError('ats.unsupported');
  const { id: applicationId, candidateId, recruitmentId } = application;
  const known = { applicationId, candidateId, recruitmentId, companyId: api.companyId, ...values };
  const valueOf = (name: WritePlaceholder) => known[name] ?? '';
  await api.client.call({
    method: call.method,
    path: fillTemplate(call.path, (name) => encodeURIComponent(valueOf(name))),
    query: { companyId: api.companyId },
    ...(call.body === null ? {} : { json: fillBody(call.body, valueOf) }),
  });
}
