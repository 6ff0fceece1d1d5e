import { AppError } from '@/lib/errors';
import { connectionErrors } from './inspect';
import type { AtsApplicationData, AtsCheck, AtsProvider, AtsRecruitment } from './provider';

/** In bytes, enough for a CV; that a larger file begins to download proves as much. */
const maxBytes = 10 * 1024 * 1024;

interface Attempt<Result> {
  result: Result | null;
  error: string | null;
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Attempt<Result>> {
  try {
    return { result: await work(), error: null };
  } catch (error) {
    if (error instanceof AppError) return { result: null, error: error.code === 'cv.too-large' ? null : error.code };
    throw error;
  }
}

async function checkRecords(provider: AtsProvider, recruitment: AtsRecruitment): Promise<AtsCheck[]> {
  const stages = await attempt(() => provider.listStages(recruitment.id));
  const scan = await attempt(() =>
    provider.scanApplications({ recruitmentId: recruitment.id, since: null, cursor: null }),
  );
  const withCv = scan.result?.applications.find(({ cvKey }: AtsApplicationData) => cvKey !== null);
  const file = withCv ? await attempt(() => provider.downloadCv(withCv, maxBytes)) : null;
  return [
    { name: 'stages', error: stages.error },
    { name: 'applications', error: scan.error },
    ...(file ? [{ name: 'files' as const, error: file.error }] : []),
  ];
}

/**
 * Tries a connection by reading: recruitments, then stages, applications and one CV of the first one. What could not be
 * tried, for want of a recruitment or a CV, is left out. Nothing is written: 'write' says what the settings allow.
 */
export async function checkProvider(provider: AtsProvider): Promise<AtsCheck[]> {
  const { result, error } = await attempt(() => provider.findRecruitments(''));
  if (error && connectionErrors.includes(error)) return [{ name: 'token', error }];
  const first = result?.find(({ open }) => open) ?? result?.[0];
  return [
    { name: 'token', error: null },
    { name: 'recruitments', error: error ?? (first ? null : 'ats.record-not-found') },
    ...(first ? await checkRecords(provider, first) : []),
    { name: 'write', error: provider.capabilities.targets.length > 0 ? null : 'ats.unsupported' },
  ];
}
