'use client';

import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/components/cv/save-file';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { exportFormats } from '@/lib/domain/candidate-enums';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import { apiFile } from '@/lib/http/browser/browser-client';

type Format = (typeof exportFormats)[number];

/** Saves the selected candidates as a table. */
export function ExportSelection({ processId, choice }: { processId: string; choice: CandidateChoice }) {
  const t = useTranslations('candidates');
  const save = useMutation({
    meta: { successBanner: t('selection.exported') },
    mutationFn: async (format: Format) => {
      const path = `/processes/${processId}/candidates/export`;
      const file = await apiFile({ method: 'POST', path, body: { format, choice } });
      saveFile(file, `${t('title')}.${format}`);
    },
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" loading={save.isPending}>
          <Download aria-hidden="true" />
          <span className="max-[96rem]:sr-only">{t('selection.export')}</span>
          <ChevronDown className="text-ink-muted" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {exportFormats.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => save.mutate(format)}>
            {format.toUpperCase()}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
