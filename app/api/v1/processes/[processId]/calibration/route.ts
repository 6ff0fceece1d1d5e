import { changeCalibrationSchema } from '@/lib/domain/calibration-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeCalibration } from '@/lib/processes/change-calibration';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Asks people to judge a random tenth of the candidates before they see the verdicts, or ends that',
  params: processParams,
  body: changeCalibrationSchema,
  answer: changeCalibrationSchema,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params, body }) => changeCalibration(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
