import { answerCalibration } from '@/lib/candidates/calibration/answer-calibration';
import { answerCalibrationSchema } from '@/lib/domain/calibration-schemas';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:read',
  summary: 'Keeps what the person judged before seeing the verdicts, or that they skipped it, and shows these',
  params: candidateParams,
  body: answerCalibrationSchema,
  answer: candidateSchema,
  errors: ['process.not-found', 'candidate.not-found', 'calibration.not-asked', 'calibration.other-criteria'],
  handle: ({ actor, params, body }) => answerCalibration(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
