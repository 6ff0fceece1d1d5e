import { maxFilesPerUpload } from '@/lib/candidates/cv/upload-limits';
import { cvLimits, maxPicturePixels } from '@/lib/cv/cv-limits';
import { formLimits } from '@/lib/domain/application-enums';
import { maxInvited } from '@/lib/domain/interview-time-enums';
import { maxMessages } from '@/lib/domain/message-enums';
import { maxLiveTokens } from '@/lib/domain/token-enums';
import { errorStatus, type ErrorCode } from '@/lib/error-codes';
import { maxViews } from '@/lib/saved-views/schemas';
import type { Locale } from '@/lib/i18n/locale';
import { errorMessage } from '@/lib/i18n/error-messages';

/** The limits that messages mention, so that the table shows the real text. */
const limits: Partial<Record<ErrorCode, number>> = {
  'cv.too-large': cvLimits.maxMegabytes,
  'cv.too-many-pages': cvLimits.maxPages,
  'cv.wrong-pages': cvLimits.maxPages,
  'cv.too-many-pixels': maxPicturePixels / 1_000_000,
  'upload.too-many-files': maxFilesPerUpload,
  'view.too-many': maxViews,
  'token.too-many': maxLiveTokens,
  'message.too-many': maxMessages,
  'interview-times.too-many': maxInvited,
  'application-link.too-many': formLimits.links,
};

/** Every error code of the API with status and text, by status and then by code. */
export function listErrors(locale: Locale): { code: ErrorCode; status: number; words: string }[] {
  return (Object.keys(errorStatus) as ErrorCode[])
    .map((code) => ({
      code,
      status: errorStatus[code],
      words: errorMessage(locale, code, {
        fileName: 'cv.pdf',
        number: 7,
        scope: 'candidate:read',
        max: limits[code] ?? 0,
      }),
    }))
    .sort((first, second) => first.status - second.status || first.code.localeCompare(second.code, 'en'));
}
