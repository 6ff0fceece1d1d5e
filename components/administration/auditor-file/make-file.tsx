'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { saveFile } from '@/components/cv/save-file';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { fileFormats, type FileFormat } from '@/lib/auditor-file/enums';
import { apiFile } from '@/lib/http/browser/browser-client';
import { locales } from '@/lib/i18n/locale';

interface MakeFileProps {
  processes: readonly { id: string; name: string }[];
  /** Chosen at first; null: the installation. */
  processId: string | null;
}

/** Makes the file for an auditor and saves it. */
export function MakeFile({ processes, processId }: MakeFileProps) {
  const t = useTranslations('auditorFile');
  const [chosen, setChosen] = useState(processId ?? '');
  const [language, setLanguage] = useState<string>(useLocale());
  const make = useMakeFile();
  return (
    <PageSection id="make" title={t('title')} intro={t('intro')} isPadded>
      <p className="text-ink-muted mt-1 max-w-prose text-sm text-pretty">{t('law')}</p>
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        <FormField label={t('scope')} className="w-full max-w-xl [&_select]:w-full [&>span]:flex">
          <NativeSelect value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('installation')}</option>
            {processes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </FormField>
        <FormField label={t('language')} className="w-40 [&_select]:w-full [&>span]:flex">
          <NativeSelect value={language} onChange={(event) => setLanguage(event.target.value)}>
            <SelectOptions of={locales} nameOf={(locale) => t(`languages.${locale}`)} />
          </NativeSelect>
        </FormField>
      </div>
      <p className="mt-3 max-w-prose text-sm text-pretty">{t('which')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {fileFormats.map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'primary' : 'secondary'}
            loading={make.isPending && make.variables.format === format}
            disabled={make.isPending}
            onClick={() => make.mutate({ format, language, processId: chosen })}
          >
            <Download aria-hidden="true" />
            {t(`make.${format}`)}
          </Button>
        ))}
        <p role="status" className="text-ink-muted text-sm">
          {make.isPending && t('making')}
        </p>
      </div>
    </PageSection>
  );
}

interface Wanted {
  format: FileFormat;
  language: string;
  processId: string;
}

function useMakeFile() {
  const t = useTranslations('auditorFile');
  const router = useRouter();
  return useMutation({
    meta: { successBanner: t('made') },
    mutationFn: async ({ format, language, processId }: Wanted) => {
      const query = new URLSearchParams({ format, locale: language, ...(processId === '' ? {} : { processId }) });
      const file = await apiFile({ path: `/administration/auditor-file?${query}` });
      saveFile(file, `auditor-file-${new Date().toISOString().slice(0, 10)}.${format}`);
    },
    // The list of files has one more.
    onSuccess: () => router.refresh(),
  });
}
