import { administrationPath } from '@/components/administration/administration-pages';
import type { NoticeId } from '@/lib/notices/schemas';

/** The address of a notice in Administration, or of one of its former versions. */
export function noticePath({ kind, locale }: NoticeId, version?: number): string {
  return `${administrationPath('notices')}/${kind}/${locale}${version === undefined ? '' : `?version=${version}`}`;
}
