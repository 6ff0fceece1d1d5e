import { createLoader, parseAsString, type SearchParams } from 'nuqs/server';
import { CheckFile } from '@/components/administration/auditor-file/check-file';
import { MadeFiles } from '@/components/administration/auditor-file/made-files';
import { MakeFile } from '@/components/administration/auditor-file/make-file';
import { listFiles } from '@/lib/auditor-file/list-files';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { isUuid } from '@/lib/validation/is-uuid';

const loadParams = createLoader({ process: parseAsString });

export const generateMetadata = titleMetadata('administration.pageTitle.auditor-file');

/** The file for an auditor, of the installation or of a process. */
export default async function AuditorFilePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const { process } = await loadParams(searchParams);
  const wanted = process !== null && isUuid(process) ? process : null;
  const { files, processes } = await listFiles(actor, { processId: wanted });
  const processId = processes.some(({ id }) => id === wanted) ? wanted : null;
  return (
    <>
      <MakeFile key={processId} processes={processes} processId={processId} />
      <MadeFiles files={files} />
      <CheckFile />
    </>
  );
}
