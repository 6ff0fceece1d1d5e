'use client';

import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { sha256Form } from '@/lib/auditor-file/enums';
import type { SealCheck } from '@/lib/auditor-file/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Browsers have it on encrypted connections and on this machine. */
async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a file was made here and is unchanged; the file stays in the browser. */
export function CheckFile() {
  const t = useTranslations('auditorFile.check');
  const [typed, setTyped] = useState('');
  const [noHash, setNoHash] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const check = useMutation({
    mutationFn: (sha256: string) => apiAnswer<SealCheck>({ path: `/administration/auditor-file/seals/${sha256}` }),
  });
  const sha256 = typed.trim().toLowerCase();
  const choose = async (file: File | undefined) => {
    check.reset();
    setIsChecked(false);
    const mayHash = globalThis.isSecureContext;
    setNoHash(file !== undefined && !mayHash);
    if (file && mayHash) setTyped(await sha256Of(file));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (sha256Form.test(sha256)) check.mutate(sha256);
  };
  return (
    <PageSection id="check" title={t('title')} intro={t('intro')} isPadded>
      <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
        <FormField label={t('file')} error={noHash ? t('noHash') : undefined}>
          <Input type="file" accept=".pdf,.jsonl" onChange={(event) => void choose(event.target.files?.[0])} />
        </FormField>
        <FormField label={t('sha256')} error={isChecked && !sha256Form.test(sha256) ? t('wrong') : undefined}>
          <Input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              check.reset();
            }}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        </FormField>
        <Button type="submit" className="self-start" loading={check.isPending}>
          {t('submit')}
        </Button>
      </form>
      <p role="status" className="mt-3 max-w-prose text-pretty">
        {check.data && <Answer check={check.data} />}
      </p>
    </PageSection>
  );
}

function Answer({ check: { file, proved, faultSeq } }: { check: SealCheck }) {
  const t = useTranslations('auditorFile.check');
  const format = useFormatter();
  if (file === null) return t('unknown');
  if (!proved) return t('unproved', { seq: faultSeq ?? 0 });
  return t('proved', { at: format.dateTime(new Date(file.madeAt), { dateStyle: 'long', timeStyle: 'short' }) });
}
