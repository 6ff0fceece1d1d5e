'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/components/cv/save-file';
import { Button } from '@/components/ui/button';
import { apiFile } from '@/lib/http/browser/browser-client';
import { exportFormats } from '@/lib/audit-log/enums';

type ExportFormat = (typeof exportFormats)[number];

/**
 * Saves the shown part of the audit log. It is fetched as other files are: with an ended session one signs in first, and
 * what the server refuses is said and not saved.
 *
 * @param paths below `/api/v1`
 */
export function AuditExport({ paths }: { paths: Record<ExportFormat, string> }) {
  const t = useTranslations('auditLog.export');
  const save = useMutation({
    mutationFn: async (format: ExportFormat) => saveFile(await apiFile({ path: paths[format] }), `audit-log.${format}`),
  });
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <Button
          key={format}
          size="sm"
          loading={save.isPending && save.variables === format}
          disabled={save.isPending}
          onClick={() => save.mutate(format)}
        >
          <Download aria-hidden="true" />
          {t(format)}
        </Button>
      ))}
    </div>
  );
}
